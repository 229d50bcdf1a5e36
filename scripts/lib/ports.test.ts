import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, isPortFree } from '@masthead/process/ports';
import { assertPortFree } from './ports.ts';

test.each(['::', '127.0.0.1'])('a port that something listens on at %s is not free', async (host) => {
  const port = await freePort();
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(port, host, resolve);
  });
  expect(await isPortFree(port)).toBe(false);
  await expect(assertPortFree(port, 'PORT', 'Harbor Wire')).rejects.toThrow(
    `Port ${port} is taken, so Harbor Wire cannot start. Stop what uses it, or choose another port: PORT=${port + 10} npm start`,
  );
  await new Promise((resolve) => server.close(resolve));
  expect(await isPortFree(port)).toBe(true);
});
