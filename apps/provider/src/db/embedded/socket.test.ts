import { once } from 'node:events';
import pg from 'pg';
import { expect, test } from 'vitest';
import { EngineSocket, type Exchange } from './socket.ts';

const connect = async (exchange: Exchange): Promise<pg.Client> => {
  const stream = (() => new EngineSocket(exchange)) as unknown as pg.ClientConfig['stream'];
  const client = new pg.Client({ stream, ssl: false });
  await client.connect();
  return client;
};

/** CommandComplete and ReadyForQuery. */
const completed = Buffer.from('C\0\0\0\rSELECT 0\0Z\0\0\0\x05I');

test('sends the messages of a statement as one, in memory of its own', async () => {
  const messages: Uint8Array[] = [];
  const client = await connect((message) => {
    messages.push(message);
    return Promise.resolve(completed);
  });
  await client.query({ text: 'select $1::text', values: ['a'] });
  await client.query('begin');
  expect(
    messages.map(([type]) => String.fromCharCode(type ?? 0)),
    'Parse … Sync, and Query',
  ).toEqual(['P', 'Q']);
  expect(messages.map(({ buffer, length }) => buffer.byteLength - length)).toEqual([0, 0]);
  await client.end();
});

test('rejects a query when the thread of the database fails', async () => {
  const client = await connect(() => Promise.reject(new Error('The embedded database stopped.')));
  const failed = once(client, 'error');
  await expect(client.query('select 1')).rejects.toThrow('The embedded database stopped.');
  expect(await failed).toEqual([new Error('The embedded database stopped.')]);
});
