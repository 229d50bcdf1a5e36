import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '../src/db/schema.ts';
import { patch, publish, remove } from '../src/content/publishing/publish.ts';
import { findSite, listSites, type Site } from '../src/content/queries/sites.ts';
import { buildIndex, dropIndexes } from '../src/content/search/engine/buildIndex.ts';
import { applyChanges } from '../src/content/search/engine/changes.ts';
import type { SearchEngine } from '../src/content/search/engine/engine.ts';
import { openSearchEngine } from '../src/content/search/engine/engines.ts';
import { createEngineSearch } from '../src/content/search/engine/engineSearch.ts';
import { createIndexer, type Indexer, readIndexReport, readIndexStatus } from '../src/content/search/engine/indexer.ts';
import { searchPostgres } from '../src/content/search/searchPostgres.ts';
import type { Search } from '../src/content/search/query.ts';
import { parseSearchTerms } from '../src/content/search/searchTerms.ts';
import { now, type Publication, writePublication, writeStories } from './fixtures/publication.ts';
import { describeWithDatabase } from './support/engines.ts';
import { type GroongaProcess, hasGroonga, startGroonga } from './support/groonga.ts';

const silent = pino({ level: 'silent' });
const quiet = { log: (): void => undefined };
/** No provider searches the former index while the new one is built. */
const unused = { ...quiet, switchMs: 0 };

describeWithDatabase('the index of a search engine', (open) => {
  describe.skipIf(!hasGroonga)('in Groonga (needs groonga-bin)', () => {
    let groonga: GroongaProcess;
    let engine: SearchEngine;
    let db: Kysely<Database>;
    let site: Site;
    let publication: Publication;
    /** The searches that PostgreSQL received. */
    let fallbacks = 0;
    const fallback: Search = (request, deps) => {
      fallbacks += 1;
      return searchPostgres(request, deps);
    };

    beforeAll(async () => {
      ({ db } = open());
      groonga = await startGroonga();
      engine = openSearchEngine(groonga.url);
      publication = await writePublication(db);
      site = findSite(await listSites(db), 'example') as Site;
      await buildIndex(db, engine, unused);
    });
    afterAll(() => groonga.remove());
    afterEach(() => {
      fallbacks = 0;
    });

    const startIndexer = async (): Promise<Indexer> => {
      const indexer = createIndexer({ db, engine, log: silent, presenceCheckMs: 200 });
      onTestFinished(() => indexer.stop());
      await indexer.start();
      return indexer;
    };
    const createSearch = ({ getIndex }: Pick<Indexer, 'getIndex'>): Search =>
      createEngineSearch({ engine, getIndex, fallback, log: silent });
    const count = async (search: Search, text: string): Promise<number> => {
      const wanted = await parseSearchTerms(db, text, 'en-US');
      if (wanted.kind !== 'words') throw new Error(`${text} contains no words.`);
      const page = { sort: 'pubdate', direction: 'descending', limit: 10, offset: 0 } as const;
      const query = { site, startDate: null, stopDate: null, categoryIds: [], now, ...page };
      const categories = () => Promise.reject(new Error('Only searches without words need categories.'));
      return (await search({ query, wanted, facets: 'leave' }, { db, categories })).estimate;
    };
    const put = (key: string, title: string) =>
      publish({ db, clock: () => now }, site, {
        kind: 'article',
        key,
        input: {
          title,
          kicker: 'News',
          primary: 'markets/atlanta',
          authors: ['maren-ostrow'],
          body: { markdown: 'It closed.' },
        },
      });
    const change = (key: string, changes: object) =>
      patch({ db, clock: () => now }, site, { kind: 'article', key, changes });
    const countChanges = async (): Promise<number> =>
      (await db.selectFrom('searchChanges').select('articleId').execute()).length;
    const rebuilt = { timeout: 60_000, interval: 100 };
    /** A busy machine may need more than the second after which PostgreSQL is searched. */
    const within = { timeout: 5_000, interval: 20 };

    test('has each change soon: new, corrected, withdrawn, published again, deleted', async () => {
      const indexer = await startIndexer();
      const search = createSearch(indexer);
      const key = '2026/11/21/a-deal';
      const expectCount = (text: string, expected: number) =>
        vi.waitFor(async () => expect(await count(search, text)).toBe(expected), within);
      expect(await put(key, 'Zeppelins are sold')).toMatchObject({ ok: true });
      await expectCount('zeppelin', 1);
      await change(key, { title: 'Airships are sold' });
      await expectCount('airship', 1);
      await expectCount('zeppelin', 0);
      await change(key, { status: 'withdrawn' });
      await expectCount('airship', 0);
      await change(key, { status: 'published' });
      await expectCount('airship', 1);
      await remove({ db, clock: () => now }, site, { kind: 'article', key });
      await expectCount('airship', 0);
      await indexer.waitUntilCurrent(5_000);
      fallbacks = 0;
      expect([await count(search, 'airship'), fallbacks, await countChanges()]).toEqual([0, 0, 0]);
    });

    test('has the articles of each site apart', async () => {
      const indexer = await startIndexer();
      const title = 'A hovercraft of two sites';
      await writeStories(db, publication, [{ slug: 'hovercraft', title, hours: 2 }]);
      await writeStories(db, { ...publication, siteId: publication.otherSiteId }, [
        { slug: 'hovercraft', title, hours: 2 },
        { slug: 'hovercraft-2', title, hours: 2 },
      ]);
      await indexer.waitUntilCurrent(5_000);
      const search = createSearch(indexer);
      const own = site;
      expect([await count(search, 'hovercraft'), await count(search, 'hovercraft -eel')]).toEqual([1, 1]);
      site = findSite(await listSites(db), 'other') as Site;
      expect([await count(search, 'hovercraft'), await count(search, 'of -eel'), fallbacks]).toEqual([2, 2, 0]);
      site = own;
    });

    test('has nothing of a transaction that was rolled back', async () => {
      await expect(
        db.transaction().execute(async (transaction) => {
          await writeStories(transaction, publication, [{ slug: 'rolled-back', title: 'Unwritten', hours: 1 }]);
          throw new Error('rolled back');
        }),
      ).rejects.toThrow('rolled back');
      expect(await countChanges()).toBe(0);
    });

    test('is left while the engine is down, and has the changes of that time afterwards', async () => {
      const indexer = await startIndexer();
      const search = createSearch(indexer);
      await writeStories(db, publication, [{ slug: 'before', title: 'Before the outage', hours: 2 }]);
      await indexer.waitUntilCurrent(2_000);
      await groonga.kill();
      expect(await count(search, 'outage')).toBe(1);
      await writeStories(db, publication, [{ slug: 'during', title: 'During the outage', hours: 2 }]);
      // Neither an empty nor an old result.
      expect(await count(search, 'outage')).toBe(2);
      expect(fallbacks).toBe(2);
      await groonga.restart();
      await vi.waitFor(
        async () => {
          fallbacks = 0;
          expect(await count(search, 'outage')).toBe(2);
          expect(fallbacks).toBe(0);
        },
        { timeout: 15_000, interval: 200 },
      );
    });

    test('delays one search while the engine hangs, and then no other', async () => {
      const indexer = await startIndexer();
      // A search that has waited for the engine in vain is logged.
      const logged: string[] = [];
      const log = pino({}, { write: (line: string) => void logged.push(line) });
      const search = createEngineSearch({ engine, getIndex: indexer.getIndex, fallback, log });
      groonga.signal('SIGSTOP');
      try {
        for (let run = 0; run < 3; run += 1) expect(await count(search, 'outage')).toBe(2);
        expect(fallbacks).toBe(3);
        // None on a machine that is slow enough to find the index outdated before the first search.
        expect(logged.filter((line) => line.includes('did not respond')).length).toBeLessThanOrEqual(1);
        // Nor do purges wait for it, and what it lacks is found.
        await writeStories(db, publication, [{ slug: 'hanging', title: 'An outage of minutes', hours: 2 }]);
        await indexer.waitUntilCurrent(1_200);
        expect([indexer.getIndex(), await count(search, 'outage')]).toEqual([undefined, 3]);
      } finally {
        groonga.signal('SIGCONT');
      }
    });

    test('has every article after the engine was killed while it wrote', async () => {
      const indexer = await startIndexer();
      const before = await engine.count((await readIndexStatus(db, engine))?.name ?? '');
      const stories = Array.from({ length: 1_500 }, (_, index) => ({
        slug: `killed-${index}`,
        title: `Crash number ${index}`,
        hours: 3,
        blocks: [`<p>${`word${index % 97} `.repeat(200)}</p>`],
      }));
      for (let start = 0; start < stories.length; start += 300) {
        await writeStories(db, publication, stories.slice(start, start + 300));
        await wait(30);
        if (start === 600) await groonga.kill();
      }
      await groonga.restart();
      // Groonga has repaired its database, or has an empty one.
      await vi.waitFor(async () => {
        expect(indexer.getIndex()).toBeDefined();
        expect(await countChanges()).toBe(0);
      }, rebuilt);
      expect(await engine.count(indexer.getIndex() ?? '')).toBe(before + stories.length);
      const search = createSearch(indexer);
      expect([await count(search, 'crash'), await count(search, 'word96'), fallbacks]).toEqual([1_500, 15, 0]);
    });

    test('is written by one of two providers, and by the other when that one has ended', async () => {
      const [first, second] = [await startIndexer(), await startIndexer()];
      await writeStories(db, publication, [{ slug: 'lease', title: 'Leviathan', hours: 2 }]);
      await Promise.all([first.waitUntilCurrent(5_000), second.waitUntilCurrent(5_000)]);
      const { worker } = await db.selectFrom('searchIndexes').select('worker').executeTakeFirstOrThrow();
      expect(worker).not.toBeNull();
      // A provider that was killed leaves its lease, which expires.
      await Promise.all([first.stop(), second.stop()]);
      await sql`update search_indexes set worker = 'killed', leased_until = clock_timestamp() + interval '400 ms'`.execute(
        db,
      );
      const third = await startIndexer();
      await writeStories(db, publication, [{ slug: 'lease-2', title: 'Leviathan returns', hours: 2 }]);
      await third.waitUntilCurrent(5_000);
      expect([await count(createSearch(third), 'leviathan'), fallbacks, await countChanges()]).toEqual([2, 0, 0]);
    });

    test('has the newest version of an article that changes while it is sent', async () => {
      const key = '2026/11/21/a-race';
      await put(key, 'Quagga one');
      const index = (await readIndexStatus(db, engine))?.name ?? '';
      const slow: SearchEngine = {
        ...engine,
        write: async (name, articles) => {
          await change(key, { title: 'Quagga two' });
          await engine.write(name, articles);
        },
      };
      await applyChanges(db, slow, index);
      expect(await countChanges()).toBe(1);
      // Another provider sends the newest version, and this one an older version after it.
      const overtaken: SearchEngine = {
        ...engine,
        write: async (name, articles) => {
          await applyChanges(db, engine, index);
          await engine.write(name, articles);
        },
      };
      await applyChanges(db, overtaken, index);
      expect(await countChanges()).toBe(1);
      await applyChanges(db, engine, index);
      expect([await countChanges(), await count(createSearch({ getIndex: () => index }), 'quagga two')]).toEqual([
        0, 1,
      ]);
    });

    test('is not searched while it lacks changes for long', async () => {
      await writeStories(db, publication, [{ slug: 'late', title: 'Latecomer', hours: 2 }]);
      await sql`update search_changes set changed_at = clock_timestamp() - interval '1 minute'`.execute(db);
      await sql`update search_indexes set worker = 'other', leased_until = clock_timestamp() + interval '1 minute'`.execute(
        db,
      );
      const indexer = await startIndexer();
      expect([indexer.getIndex(), await count(createSearch(indexer), 'latecomer'), fallbacks]).toEqual([
        undefined,
        1,
        1,
      ]);
      await sql`update search_indexes set leased_until = '-infinity'`.execute(db);
      await indexer.waitUntilCurrent(5_000);
      expect([await count(createSearch(indexer), 'latecomer'), fallbacks]).toEqual([1, 1]);
    });

    test('is replaced by a new one while content changes and readers search', async () => {
      const indexer = await startIndexer();
      const search = createSearch(indexer);
      const former = indexer.getIndex();
      const built = new AbortController();
      const writing = (async () => {
        for (let turn = 0; !built.signal.aborted; turn += 1) {
          await writeStories(db, publication, [{ slug: `meanwhile-${turn}`, title: 'Meanwhile', hours: 2 }]);
          expect(await count(search, 'leviathan')).toBe(2);
          await wait(20);
        }
      })();
      await buildIndex(db, engine, quiet);
      built.abort();
      await writing;
      await indexer.waitUntilCurrent(5_000);
      expect(indexer.getIndex()).not.toBe(former);
      const { written } = await db
        .selectFrom('articles')
        .select(({ fn }) => fn.countAll<string>().as('written'))
        .where('title', '=', 'Meanwhile')
        .executeTakeFirstOrThrow();
      fallbacks = 0;
      expect([await count(search, 'meanwhile'), fallbacks]).toEqual([Number(written), 0]);
      await expect(engine.count(former ?? '')).rejects.toThrow(/select failed/);
    });

    test('is built again after a build that was killed, but not while one runs', async () => {
      await sql`insert into search_indexes (name, address, state) values ('articles_killed', ${engine.address}, 'building')`.execute(
        db,
      );
      await engine.create('articles_killed');
      await expect(buildIndex(db, engine, quiet)).rejects.toThrow(/Another process builds articles_killed/);
      await sql`update search_indexes set active_at = now() - interval '1 hour' where state = 'building'`.execute(db);
      await buildIndex(db, engine, unused);
      expect(await db.selectFrom('searchIndexes').select('state').execute()).toEqual([{ state: 'ready' }]);
      await expect(engine.count('articles_killed')).rejects.toThrow(/select failed/);
      expect((await readIndexReport(db, engine)).join()).toMatch(
        /^articles_\w+ \(ready, started .*\): (\d+) of \1 articles, 0 change/,
      );
    });

    test('is left when the engine has lost it, and is built again', async () => {
      const indexer = await startIndexer();
      const former = indexer.getIndex();
      await engine.deleteOthers([]);
      expect([await count(createSearch(indexer), 'leviathan'), fallbacks]).toEqual([2, 1]);
      await vi.waitFor(() => expect(indexer.getIndex()).not.toBeOneOf([former, undefined]), rebuilt);
      expect([await count(createSearch(indexer), 'leviathan'), fallbacks]).toEqual([2, 1]);
    });

    test('is not searched in another engine', async () => {
      const indexer = createIndexer({ db, engine: { ...engine, address: 'other:10041' }, log: silent });
      onTestFinished(() => indexer.stop());
      await indexer.start();
      expect(indexer.getIndex()).toBeUndefined();
    });

    test('ends with the content, and when it is removed', async () => {
      await buildIndex(db, engine, unused);
      await dropIndexes(db, engine, unused);
      expect(await readIndexStatus(db, engine)).toBeUndefined();
      await writeStories(db, publication, [{ slug: 'unrecorded', title: 'No index', hours: 2 }]);
      expect(await countChanges()).toBe(0);
      await buildIndex(db, engine, unused);
      await sql`truncate articles cascade`.execute(db);
      const indexer = await startIndexer();
      expect([indexer.getIndex(), await count(createSearch(indexer), 'leviathan'), fallbacks]).toEqual([
        undefined,
        0,
        1,
      ]);
    });
  });
});
