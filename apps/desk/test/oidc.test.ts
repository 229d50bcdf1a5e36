import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { handleEndpoints } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseGroupRoles, toGrant } from '../src/signIn/groups.ts';
import { startDesk } from './startDesk.ts';

const origin = 'http://localhost:3100';
const client = {
  client_id: 'desk',
  client_secret: 'a secret of the tests',
  redirect_uris: [`${origin}/api/users/oidc/callback`],
};
const groups = new Map([
  ['ada', ['newsroom', 'chiefs']],
  ['eve', ['readers']],
]);

let desk: Awaited<ReturnType<typeof startDesk>>;
let server: Server;

beforeAll(async () => {
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [client],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'], groups: ['groups'] },
    findAccount: (_: unknown, accountId: string) => ({
      accountId,
      claims: () => ({
        sub: accountId,
        email: `${accountId}@example.com`,
        email_verified: true,
        name: accountId,
        groups: groups.get(accountId),
      }),
    }),
  });
  server.on('request', provider.callback());
  desk = await startDesk({
    DESK_ORIGIN: origin,
    DESK_OIDC_ISSUER: issuer,
    DESK_OIDC_CLIENT_ID: client.client_id,
    DESK_OIDC_CLIENT_SECRET: client.client_secret,
    DESK_OIDC_SCOPE: 'openid email profile groups',
    DESK_OIDC_ROLES: 'newsroom=writer@example,chiefs=chief@other',
  });
});
afterAll(async () => {
  await desk.close();
  server.close();
});

/** A browser that signs in: it follows redirects, keeps cookies, and sends the forms of the identity provider. */
const createBrowser = (login: string) => {
  const jar = new Map<string, string>();
  const send = async (url: string, body?: URLSearchParams): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const options = { headers: { cookie, ...(body && { 'content-type': 'application/x-www-form-urlencoded' }) } };
    const request = new Request(url, { ...options, redirect: 'manual', ...(body && { method: 'POST', body }) });
    const response = url.startsWith(origin)
      ? await handleEndpoints({ config: desk.payload.config, request })
      : await fetch(request);
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const location = response.headers.get('location');
    if (location && location !== '/admin') return send(new URL(location, url).href);
    const html = response.headers.get('content-type')?.includes('html') ? await response.text() : '';
    const [, action] = /<form[^>]* action="([^"]+)"/.exec(html) ?? [];
    if (!action) return response;
    const prompt = html.includes('value="login"') ? 'login' : 'consent';
    return send(new URL(action, url).href, new URLSearchParams({ prompt, login, password: 'any' }));
  };
  return { send };
};

test('a person signs in with the role of their groups, and has a session', async () => {
  const browser = createBrowser('ada');
  expect((await browser.send(`${origin}/api/users/oidc`)).headers.get('location')).toBe('/admin');
  const me = await browser.send(`${origin}/api/users/me`);
  expect(await me.json()).toMatchObject({
    user: { email: 'ada@example.com', role: 'chief', publications: [{ id: 'example' }, { id: 'other' }] },
  });
  groups.set('ada', ['newsroom']);
  await browser.send(`${origin}/api/users/oidc`);
  const { docs, totalDocs } = await desk.payload.find({ collection: 'users', depth: 0 });
  expect([totalDocs, docs[0]?.role, docs[0]?.publications]).toEqual([1, 'writer', ['example']]);
});

test('a person has the same address in capitals', async () => {
  const { email } = await desk.createPerson('editor', 'example');
  groups.set('Editor.Example', ['newsroom']);
  const browser = createBrowser('Editor.Example');
  expect((await browser.send(`${origin}/api/users/oidc`)).headers.get('location')).toBe('/admin');
  expect(await (await browser.send(`${origin}/api/users/me`)).json()).toMatchObject({
    user: { email, role: 'writer' },
  });
});

test('a person without a group of the desk, and a password, are refused', async () => {
  expect((await createBrowser('eve').send(`${origin}/api/users/oidc`)).status).toBe(403);
  await expect(
    desk.payload.login({ collection: 'users', data: { email: 'ada@example.com', password: 'any' } }),
  ).rejects.toThrow('not allowed');
});

test('a return that this browser did not begin is refused', async () => {
  const response = await createBrowser('ada').send(`${origin}/api/users/oidc/callback?code=stolen&state=other`);
  expect(response.status).toBe(401);
});

test('groups have the highest of their roles, and all of their publications', () => {
  const table = parseGroupRoles('all=editor,one=chief@one') ?? [];
  expect(toGrant(['one', 'all'], table, ['one', 'two'])).toEqual({ role: 'chief', publications: ['one', 'two'] });
  expect(toGrant(['one'], table, ['one', 'two'])).toEqual({ role: 'chief', publications: ['one'] });
  expect([toGrant(['none'], table, ['one']), parseGroupRoles('a=king')]).toEqual([undefined, undefined]);
});
