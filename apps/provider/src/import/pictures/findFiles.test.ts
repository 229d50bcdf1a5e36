import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestLibrary } from '../../../test/support/mediaLibrary.ts';
import { photograph } from '../../../test/support/pictures.ts';
import type { Network } from '../../media/library/fetchMedia.ts';
import { createOldSite } from '../addresses.ts';
import { createFileIndex } from './fileIndex.ts';
import { createFileFinder } from './findFiles.ts';
import { createHostQueue, createThrottledFetch } from './throttledFetch.ts';

let opened: Awaited<ReturnType<typeof openTestLibrary>>;
let folder: string;
let jpeg: Buffer;
let port: number;
let requests: string[];
let [running, maxRunning] = [0, 0];

const waiting: (() => void)[] = [];
/** Holds a response until two requests wait for theirs. */
const inPairs = (respond: () => void): void => {
  waiting.push(respond);
  if (waiting.length === 2) for (const release of waiting.splice(0)) release();
};

/** `/busy…` fails twice, and `/many…` needs two requests at the same time. */
const server = createServer((request, response) => {
  const url = request.url ?? '';
  requests.push(url);
  running += 1;
  maxRunning = Math.max(maxRunning, running);
  response.once('close', () => void (running -= 1));
  const tries = requests.filter((other) => other === url).length;
  if (url.startsWith('/gone')) return void response.writeHead(404).end();
  if (url.startsWith('/busy') && tries < 3) return void response.writeHead(503).end();
  // Bytes after the end make every file another one.
  const respond = () => void response.writeHead(200).end(Buffer.concat([jpeg, Buffer.from(url)]));
  if (url.startsWith('/many')) inPairs(respond);
  else respond();
});
const local: Network = {
  protocols: ['http:'],
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  isAllowedAddress: () => true,
};

const createFinder = () => {
  const throttled = createThrottledFetch(opened.library, { network: local, delays: [1, 1] });
  const counts: string[] = [];
  const files = createFileIndex();
  const find = createFileFinder({
    library: opened.library,
    oldSite: createOldSite('https://old.test', ['https://old.test']),
    files,
    uploads: path.join(folder, 'uploads'),
    // The test server has no certificate.
    fetch: (url) => throttled(new URL(`http://${url.hostname}:${port}${url.pathname}${url.search}`)),
    onFound: (outcome) => void counts.push(outcome),
  });
  return { find, counts };
};

beforeAll(async () => {
  opened = await openTestLibrary({ allowedHosts: ['old.test'] });
  jpeg = await photograph({ width: 300, height: 200 });
  folder = mkdtempSync(path.join(tmpdir(), 'masthead-files-'));
  mkdirSync(path.join(folder, 'uploads/2019/05'), { recursive: true });
  writeFileSync(path.join(folder, 'uploads/2019/05/local photo.jpg'), jpeg);
  writeFileSync(path.join(folder, 'secret.jpg'), jpeg);
  symlinkSync(path.join(folder, 'secret.jpg'), path.join(folder, 'uploads/secret.jpg'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await opened.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  requests = [];
  maxRunning = 0;
});

test('a file of the uploads folder is not downloaded, in whatever size it is shown', async () => {
  const { find, counts } = createFinder();
  expect(await find('https://old.test/wp-content/uploads/2019/05/local%20photo-300x200.jpg?w=3')).toMatchObject({
    ok: true,
  });
  expect(requests).toEqual([]);
  expect(counts).toEqual(['created']);
});

test('a link does not lead out of the uploads folder', async () => {
  const { find } = createFinder();
  await find('https://old.test/wp-content/uploads/secret.jpg');
  expect(requests).toEqual(['/wp-content/uploads/secret.jpg']);
});

test.each(['/..%2f..%2fsecret.jpg', '/%2e%2e/secret.jpg'])(
  'the path %s does not lead out of the uploads folder',
  async (address) => {
    const { find } = createFinder();
    await find(address);
    expect(requests.length).toBeGreaterThan(0);
  },
);

test('the full picture is downloaded once, before a smaller size', async () => {
  const { find } = createFinder();
  await Promise.all([find('/a-300x200.jpg'), find('/a-300x200.jpg')]);
  expect(requests).toEqual(['/a.jpg']);
});

test('a smaller size is used if there is no full picture', async () => {
  const { find } = createFinder();
  expect(await find('/gone-300x200.jpg')).toMatchObject({ ok: false });
  expect(requests).toEqual(['/gone.jpg', '/gone-scaled.jpg', '/gone-300x200.jpg']);
});

test('a host that is busy is tried again, and a missing file is not', async () => {
  const { find, counts } = createFinder();
  expect(await find('/busy.jpg')).toMatchObject({ ok: true });
  expect(await find('/gone.jpg')).toMatchObject({ ok: false });
  expect(requests).toEqual(['/busy.jpg', '/busy.jpg', '/busy.jpg', '/gone.jpg']);
  expect(counts).toEqual(['created', 'failed']);
});

test('a host gets at most two requests at the same time', async () => {
  const { find } = createFinder();
  await Promise.all(Array.from({ length: 8 }, (_, index) => find(`/many-${index}.jpg`)));
  expect(requests).toHaveLength(8);
  expect(maxRunning).toBe(2);
});

test.each([
  [
    'https://elsewhere.test/a.jpg',
    'Files of elsewhere.test may not be downloaded. Allow it with --media-hosts elsewhere.test, or use --uploads.',
  ],
  ['data:image/gif;base64,R0', 'It is not the address of a file.'],
  ['file:///etc/passwd', 'It is not the address of a file.'],
])('%s is refused', async (address, reason) => {
  expect(await createFinder().find(address)).toEqual({ ok: false, reason });
  expect(requests).toEqual([]);
});

test('two tasks of a host run at the same time, also if one is added when another one ends', async () => {
  const inQueue = createHostQueue();
  const started: string[] = [];
  const ends = ['1', '2', '3', '4'].map((name) => ({ name, ...Promise.withResolvers<void>() }));
  const add = ({ name, promise }: (typeof ends)[number]): Promise<void> =>
    inQueue('a.test', () => {
      started.push(name);
      return promise;
    });
  const [first, second, third, fourth] = ends as [
    (typeof ends)[0],
    (typeof ends)[0],
    (typeof ends)[0],
    (typeof ends)[0],
  ];
  const tasks = [first, second, third].map(add);
  expect(started).toEqual(['1', '2']);
  // This task is added after the first one has ended, and before the third one notices its turn.
  tasks.push(first.promise.then(() => add(fourth)));
  first.resolve();
  await tasks[0];
  await new Promise(setImmediate);
  expect(started).toEqual(['1', '2', '3']);
  for (const { resolve } of ends) resolve();
  await Promise.all(tasks);
  expect(started).toEqual(['1', '2', '3', '4']);
});

test('a task that fails makes room for the next one', async () => {
  const inQueue = createHostQueue();
  const tasks = ['1', '2', '3'].map((name) =>
    inQueue('a.test', async () => {
      throw new Error(name);
    }),
  );
  expect((await Promise.allSettled(tasks)).map(({ status }) => status)).toEqual(Array.from(tasks, () => 'rejected'));
  expect(await inQueue('a.test', async () => 'runs')).toBe('runs');
});
