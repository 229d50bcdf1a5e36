import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { RunningSite } from '@masthead/process/running-sites';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../../test/support/engines.ts';
import { brands } from '../../../test/fixtures/brands.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { referenceMaxAgeMs } from '../queries/referenceData.ts';
import { createPurger, signPurge } from './purger.ts';
import { requestPurges } from './requestPurges.ts';

const secret = 'a secret of at least thirty-two characters';

const readTags = (body: string): readonly string[] => (JSON.parse(body) as { tags: string[] }).tags;

const listen = async (server: Server): Promise<string> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** Starts another origin of the publication. */
const startOrigin = (handle: RequestListener): Promise<string> => {
  const server = createServer(handle);
  onTestFinished(() => void server.close());
  return listen(server);
};

describe('createPurger', () => {
  let open: OpenDatabase;
  let site: Server;
  let origin: string;
  let origins: readonly string[];
  let now = new Date('2026-11-21T12:00:00Z');
  let status = 200;
  /** Returns when the site may respond. */
  let beforeResponse: () => Promise<void>;
  const requests: { url: string | undefined; headers: IncomingMessage['headers']; body: string }[] = [];

  beforeAll(async () => {
    open = await openTestDatabase();
    site = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        requests.push({ url: request.url, headers: request.headers, body });
        void beforeResponse().then(() => response.writeHead(status).end());
      });
    });
    origin = await listen(site);
  });
  afterAll(async () => {
    site.closeAllConnections();
    site.close();
    await open.close();
  });
  beforeEach(async () => {
    await open.db.deleteFrom('purges').execute();
    requests.length = 0;
    status = 200;
    origins = [origin, 'https://harbor.example.com'];
    beforeResponse = async () => {};
  });

  const pauses: number[] = [];
  let pause = async (ms: number): Promise<void> => void pauses.push(ms);

  const purger = (listRunning?: () => readonly RunningSite[]) => {
    const [first, ...rest] = brands;
    return createPurger({
      ...(listRunning && { listRunning }),
      db: open.db,
      clock: () => now,
      log: pino({ level: 'silent' }),
      brands: [{ ...first, origins: [...origins] }, ...rest],
      deployment: 'development',
      secret,
      pause: (ms) => pause(ms),
    });
  };
  const addTags = (...tags: string[]) => requestPurges(open.db, new Map([['harbor', new Set(tags)]]), now);
  const listPending = async () =>
    (await open.db.selectFrom('purges').select('tag').orderBy('id').execute()).map(({ tag }) => tag);

  test('sends each tag once, with a valid signature', async () => {
    await addTags('article:2026/11/21/a-deal', 'search');
    await addTags('search');
    await purger().purgeDue();
    await purger().purgeDue();
    expect(requests.map(({ url, body }) => [url, JSON.parse(body)])).toEqual([
      ['/api/purge/', { tags: ['article:2026/11/21/a-deal', 'search'] }],
    ]);
    expect(requests[0]?.headers['x-purge-signature']).toBe(
      signPurge(secret, String(now.getTime()), requests[0]?.body ?? ''),
    );
    expect(await listPending()).toEqual([]);
  });

  test('purges the sites of the brand that run, and not the port of the brand', async () => {
    const received: string[] = [];
    const start = (name: string) =>
      startOrigin((_, response) => {
        received.push(name);
        response.writeHead(200).end();
      });
    const running = [
      { brand: brands[0].key, origin: await start('first'), pid: process.pid },
      { brand: brands[0].key, origin: await start('second'), pid: process.pid },
      { brand: 'another', origin: await start('another brand'), pid: process.pid },
    ];
    await addTags('search');
    await purger(() => running).purgeDue();
    expect([received.toSorted(), requests, await listPending()]).toEqual([['first', 'second'], [], []]);
  });

  test('waits for the caches of other providers only after sites or categories have changed', async () => {
    const { purgeDue } = purger();
    const countSettling = async (): Promise<number> => {
      pauses.length = 0;
      await addTags('search');
      await purgeDue();
      return pauses.filter((ms) => ms === referenceMaxAgeMs).length;
    };
    expect([await countSettling(), await countSettling()]).toEqual([1, 0]);
    await open.db.updateTable('categories').set({ name: 'Offices' }).execute();
    expect([await countSettling(), await countSettling()]).toEqual([1, 0]);
    expect(requests).toHaveLength(4);
  });

  test('sends changes during a purge together', async () => {
    const { purgeDue } = purger();
    const [isPaused, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const recordPause = pause;
    onTestFinished(() => void (pause = recordPause));
    pause = async () => {
      isPaused.resolve();
      await release.promise;
    };
    await addTags('article:1');
    const rounds = [purgeDue()];
    await isPaused.promise;
    for (const tag of ['article:2', 'article:3']) {
      await addTags(tag);
      rounds.push(purgeDue());
    }
    release.resolve();
    await Promise.all(rounds);
    expect(requests.map(({ body }) => JSON.parse(body))).toEqual([
      { tags: ['article:1'] },
      { tags: ['article:2', 'article:3'] },
    ]);
  });

  test('sends a tag again that changes while its purge is under way', async () => {
    const [isSent, respond] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    beforeResponse = () => {
      isSent.resolve();
      return respond.promise;
    };
    const { purgeDue } = purger();
    await addTags('type:stream');
    const round = purgeDue();
    await isSent.promise;
    await addTags('type:stream');
    respond.resolve();
    await round;
    expect(await listPending()).toEqual(['type:stream']);
    await purgeDue();
    expect([requests.length, await listPending()]).toEqual([2, []]);
  });

  test('purges each origin by itself: one that is down gets all tags later, the others each tag once', async () => {
    let isDown = true;
    const received: string[] = [];
    const other = await startOrigin((request, response) => {
      void text(request).then((body) => {
        if (!isDown) received.push(...readTags(body));
        response.writeHead(isDown ? 502 : 200).end();
      });
    });
    origins = [other, origin];
    const { purgeDue } = purger();
    // More than are read at once.
    const tags = Array.from({ length: 5_250 }, (_, index) => `article:${index}`);
    await addTags(...tags);
    await purgeDue();
    await purgeDue();
    const listSent = () => requests.flatMap(({ body }) => readTags(body));
    expect([listSent(), await listPending()]).toEqual([tags, tags]);
    await addTags('article:0');
    await purgeDue();
    expect(listSent()).toEqual([...tags, 'article:0']);
    isDown = false;
    await purgeDue();
    expect([received.toSorted(), await listPending()]).toEqual([tags.toSorted(), []]);
  });

  test.each([
    ['needs no purge of an origin that redirects to another one of the publication', () => origin, []],
    ['retries an origin that redirects elsewhere', () => 'https://elsewhere.example.com', ['search']],
  ])('%s', async (_, getTarget, pending) => {
    const redirecting = await startOrigin((request, response) =>
      response.writeHead(301, { location: `${getTarget()}${request.url}` }).end(),
    );
    origins = [redirecting, origin];
    await addTags('search');
    await purger().purgeDue();
    expect([requests.length, await listPending()]).toEqual([1, pending]);
  });

  test('splits a long list of tags into several requests', async () => {
    await addTags(...Array.from({ length: 450 }, (_, index) => `article:${index}`));
    await purger().purgeDue();
    expect(requests.map(({ body }) => readTags(body).length)).toEqual([200, 200, 50]);
  });

  test('sends a purge again at once when the site has closed the connection', async () => {
    let count = 0;
    const closing = await startOrigin((request, response) => {
      count += 1;
      if (count === 1) request.socket.destroy();
      else response.writeHead(200).end();
    });
    origins = [closing];
    await addTags('search');
    await purger().purgeDue();
    expect([count, await listPending()]).toEqual([2, []]);
  });

  test('retries an unreachable site for a day', async () => {
    status = 503;
    await addTags('search');
    await purger().purgeDue();
    expect(await listPending()).toEqual(['search']);
    status = 200;
    await purger().purgeDue();
    expect(await listPending()).toEqual([]);
    await addTags('events');
    now = new Date(now.getTime() + 25 * 3_600_000);
    await purger().purgeDue();
    expect([await listPending(), requests.length]).toEqual([[], 2]);
  });

  test('sends nothing without a secret', async () => {
    await addTags('search');
    await createPurger({
      db: open.db,
      clock: () => now,
      log: pino({ level: 'silent' }),
      brands,
      deployment: 'development',
      secret: undefined,
    }).purgeDue();
    expect([requests, await listPending()]).toEqual([[], ['search']]);
  });

  test('creates the signature that sites verify (packages/site/src/endpoints/purge)', () => {
    expect(signPurge(secret, '1800000000000', '{"tags":["article:2026/11/21/a-deal"]}')).toBe(
      'dd7ef41cfce4b2f03032444747265b707b136b1ed07c75b707a23fd246af205a',
    );
  });
});
