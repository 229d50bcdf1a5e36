import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { setStatus, trackResponses } from './setStatus';

trackResponses();

const serve = async (handler: (path: string) => Promise<string>): Promise<string> => {
  const server = createServer(
    (request, response) => void handler(request.url ?? '').then((text) => response.end(text)),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

test('§2: a page rendered per request sets the status of its own response only', async () => {
  const origin = await serve(async (path) => {
    await setImmediate();
    return path === '/' ? 'fine' : String(setStatus(Number(path.slice(1))));
  });
  const responses = await Promise.all(['/500', '/', '/404', '/', '/400'].map((path) => fetch(origin + path)));
  expect(responses.map(({ status }) => status)).toEqual([500, 200, 404, 200, 400]);
  await expect(responses[0]?.text()).resolves.toBe('true');
});

test('outside a request it returns false', () => {
  expect(setStatus(500)).toBe(false);
});
