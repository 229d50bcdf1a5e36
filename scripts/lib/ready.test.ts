import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort, isPortFree } from '@masthead/process/ports';
import { reportSilence } from './ready.ts';
import { assertPortFree } from './services.ts';

test.each(['::', '127.0.0.1'])('a port that something listens on at %s is not free', async (host) => {
  const port = await freePort();
  const server = createTcpServer();
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

const listen = async (server: Server): Promise<string> => {
  server.listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
};
const findReports = async (url: string): Promise<string[]> => {
  const reports: string[] = [];
  await reportSilence(url, (message) => reports.push(message), 300);
  return reports;
};

test.each([
  ['nothing listens', async () => `http://127.0.0.1:${await freePort()}/graphql`],
  ['a server sends nothing', () => listen(createServer())],
])('says what to do where %s', async (_, open) => {
  const url = await open();
  expect(await findReports(url)).toEqual([expect.stringMatching(/^Nothing responds at .*\/graphql.*PROVIDER_ORIGIN/)]);
});

test('says nothing about a provider that responds', async () => {
  expect(await findReports(await listen(createServer((_, response) => response.writeHead(400).end())))).toEqual([]);
});
