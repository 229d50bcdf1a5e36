import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createS3Server } from '../../../test/support/s3Server.ts';
import { createDiskStorage } from './mediaLibrary.ts';
import { createS3Storage } from './s3Storage.ts';
import type { MediaStorage } from './storage.ts';

const key = 'ab'.repeat(32);
let folder: string;
const server = createS3Server();
let endpoint: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'masthead-storage-'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  endpoint = `http://127.0.0.1:${port}`;
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each<[string, () => MediaStorage]>([
  ['on disk', () => createDiskStorage(path.join(folder, 'disk'))],
  ['in an S3-compatible store', () => createS3Storage({ bucket: 'media', region: 'us-east-1', endpoint })],
])('media storage %s', (_, open) => {
  let storage: MediaStorage;
  const write = async (content: string): Promise<string> => {
    const incoming = path.join(folder, 'incoming');
    await mkdir(incoming, { recursive: true });
    const file = path.join(incoming, 'upload.part');
    await writeFile(file, content);
    return file;
  };
  beforeEach(() => {
    storage = open();
  });

  test('stores a file, reads it whole and in ranges, and removes it', async () => {
    expect([await storage.has(key), await storage.read(key), await storage.open(key)]).toEqual([
      false,
      undefined,
      undefined,
    ]);
    await storage.put(key, await write('0123456789'), 'text/plain');
    expect(await storage.has(key)).toBe(true);
    expect((await storage.read(key))?.toString()).toBe('0123456789');
    const [whole, range] = [await storage.open(key), await storage.open(key, { first: 2, last: 4 })];
    expect(whole && (await buffer(whole)).toString()).toBe('0123456789');
    expect(range && (await buffer(range)).toString()).toBe('234');
    expect(await readdir(path.join(folder, 'incoming'))).toEqual([]);
    await storage.put(key, await write('0123456789'), 'text/plain');
    await storage.remove(key);
    await storage.remove(key);
    expect(await storage.has(key)).toBe(false);
  });
});

test('errors of an S3-compatible store other than a missing file are thrown', async () => {
  const other = createS3Storage({ bucket: 'media', region: 'us-east-1', endpoint: endpoint.replace(/\d+$/, '9') });
  await expect(other.has(key)).rejects.toThrow(/ECONNREFUSED|connect/);
});
