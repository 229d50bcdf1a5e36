import { handleEndpoints } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDesk } from './startDesk.ts';

const origin = 'https://desk.example.com';
let desk: Awaited<ReturnType<typeof startDesk>>;
beforeAll(async () => {
  desk = await startDesk({ DESK_ORIGIN: `${origin}/` });
});
afterAll(() => desk.close());

test('only pages of the desk write with the cookie of a person', async () => {
  const { withOwnOrigin } = await import('../src/signIn/origin.ts');
  const { email } = await desk.createPerson('editor', 'example');
  const handle = withOwnOrigin((request) => handleEndpoints({ config: desk.payload.config, request }));
  const login = await handle(
    new Request(`${origin}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ email, password: 'a long password' }),
    }),
  );
  const [session = ''] = login.headers.getSetCookie().map((line) => line.split(';')[0]);
  const send = async (sender: string | undefined) => {
    const body = new FormData();
    body.set('_payload', JSON.stringify({ publication: 'example', title: 'A deal' }));
    const headers = { cookie: session, ...(sender !== undefined && { origin: sender }) };
    return (await handle(new Request(`${origin}/api/articles?draft=true`, { method: 'POST', headers, body }))).status;
  };
  for (const other of ['https://www.example.com', 'http://desk.example.com', 'http://localhost:4000', 'null'])
    expect([other, await send(other)]).toEqual([other, 403]);
  expect([await send(origin), await send(undefined)]).toEqual([201, 201]);
});
