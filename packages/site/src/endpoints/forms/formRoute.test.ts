import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Brand } from '@masthead/config';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { endless, streamed } from '../../../test/endless';

describe('§2.3 forms of static pages', () => {
  let server: Server;
  const forwarded: { headers: IncomingMessage['headers']; body: unknown }[] = [];
  let serviceResponse: { status: number; body: string; headers?: Record<string, string> } = { status: 201, body: '' };

  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        forwarded.push({ headers: request.headers, body: JSON.parse(body) });
        response.writeHead(serviceResponse.status, serviceResponse.headers).end(serviceResponse.body);
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    vi.stubEnv('FORMS_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}/forms`);
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    server.closeAllConnections();
    server.close();
  });

  const send = async (
    headers: Record<string, string> = {},
    body: BodyInit = 'email=a%40example.org&productCode=AM',
  ) => {
    const { formRoute } = await import('./formRoute');
    const request = new Request('http://localhost:3000/api/forms/newsletters/?next=%2Fstatic%2Fthank-you%2F', {
      method: 'POST',
      body,
      ...streamed,
      headers: { host: 'localhost:3000', 'x-forwarded-for': '198.51.100.9, 203.0.113.1', ...headers },
    });
    return formRoute({ site: 'harbor', hiddenModules: [] as Brand['hiddenModules'] } as Brand).POST(request, {
      params: Promise.resolve({ form: 'newsletters' }),
    });
  };

  test('sends origin and client addresses to the service', async () => {
    const response = await send({ 'x-forwarded-proto': 'https' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/static/thank-you/']);
    expect(forwarded.at(-1)?.headers).toMatchObject({
      'x-forwarded-host': 'localhost:3000',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '198.51.100.9, 203.0.113.1',
    });
    expect(forwarded.at(-1)?.body).toEqual({
      site: 'harbor',
      form: 'newsletters',
      fields: { email: 'a@example.org', productCode: 'AM' },
    });
  });

  test.each([[{ 'sec-fetch-site': 'cross-site' }], [{ origin: 'https://evil.example.org' }]])(
    'a form from %j goes no further',
    async (headers) => {
      const before = forwarded.length;
      expect((await send(headers)).status).toBe(403);
      expect(forwarded).toHaveLength(before);
      expect((await send({ origin: 'http://localhost:3000' })).status).toBe(303);
    },
  );

  test('stops reading a form at the limit and does not forward it', async () => {
    const before = forwarded.length;
    const { body, sent } = endless();
    expect((await send({}, body)).status).toBe(413);
    expect([forwarded.length, sent.bytes < 1024 * 1024]).toEqual([before, true]);
  });

  test.each([
    [413, 'It is too long'],
    [400, 'could not be understood'],
  ])('says what is wrong when the service responds with %i', async (status, message) => {
    serviceResponse = { status, body: JSON.stringify({ error: 'The field clause is too long.' }) };
    const response = await send();
    expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(message)]);
  });

  test('says how long to wait when the service refuses more forms', async () => {
    serviceResponse = { status: 429, body: '{}', headers: { 'retry-after': '1800' } };
    const response = await send();
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '1800']);
  });

  test('shows the service’s message as escaped text', async () => {
    serviceResponse = { status: 422, body: JSON.stringify({ error: 'Choose at least one <newsletter>' }) };
    const response = await send();
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('Choose at least one &lt;newsletter&gt;.');
  });
});
