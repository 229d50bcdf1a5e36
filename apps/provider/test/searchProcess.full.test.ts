import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { migrateToLatest } from '../src/db/migrations/migrate.ts';
import { openDatabase } from '../src/db/open.ts';
import { type Publication, writePublication, writeStories } from './fixtures/publication.ts';
import { createDatabase } from './support/createDatabase.ts';
import { testEnv } from './support/env.ts';
import { freePort } from '@masthead/process/ports';
import { hasGroonga, startGroonga } from './support/groonga.ts';
import { type ProviderProcess, startProcess } from './support/providerProcess.ts';

const command = path.join(import.meta.dirname, '../src/operations/commands/searchIndex.ts');
const within = { timeout: 20_000, interval: 50 };

describe.skipIf(!hasGroonga || inject('postgresUrl') === undefined)(
  'providers (need groonga-bin and PostgreSQL)',
  () => {
    test('share an engine, and lose no change when they are killed', { timeout: 240_000 }, async () => {
      const database = await createDatabase(inject('postgresUrl') ?? '');
      const { db, close } = await openDatabase({ kind: 'server', url: database.url, connections: 2 });
      const groonga = await startGroonga();
      const folder = mkdtempSync(path.join(tmpdir(), 'masthead-search-'));
      const running: ProviderProcess[] = [];
      onTestFinished(async () => {
        for (const { child } of running) child.kill('SIGKILL');
        await groonga.remove();
        await close();
        await database.drop();
        rmSync(folder, { recursive: true });
      });
      await migrateToLatest(db);
      const publication: Publication = await writePublication(db);
      const variables = {
        PATH: testEnv.path,
        DATA_DIR: folder,
        DATABASE_URL: database.url,
        SEARCH_URL: groonga.url,
        DEPLOYMENT: 'development',
        SAMPLE_DATA: 'none',
      };
      const write = (slug: string, title: string) => writeStories(db, publication, [{ slug, title, hours: 24 * 400 }]);
      const start = async (): Promise<{ provider: ProviderProcess; count: (text: string) => Promise<number> }> => {
        const port = String(await freePort());
        const provider = startProcess({ ...variables, PROVIDER_PORT: port });
        running.push(provider);
        await provider.waitForOutput('provider listening on');
        const count = async (text: string): Promise<number> => {
          const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ query: `{ getArticleSearch(domain: "example", query: "${text}") { estimate } }` }),
          });
          return ((await response.json()) as { data: { getArticleSearch: { estimate: number } } }).data.getArticleSearch
            .estimate;
        };
        return { provider, count };
      };
      const countChanges = async () => (await db.selectFrom('searchChanges').select('articleId').execute()).length;

      await write('first', 'A zeppelin lands');
      const build = spawn(process.execPath, [command, 'build'], {
        env: variables,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let output = '';
      build.stdout.on('data', (part: Buffer) => (output += part.toString()));
      expect(await once(build, 'close')).toEqual([0, null]);
      expect(output).toMatch(/Indexed 1 articles/);

      const [one, two] = await Promise.all([start(), start()]);
      await write('second', 'A zeppelin rises');
      for (const { count } of [one, two]) await expect.poll(() => count('zeppelin'), within).toBe(2);
      await expect.poll(countChanges, within).toBe(0);

      const ended = [one, two].map(({ provider }) => once(provider.child, 'close'));
      await write('third', 'A zeppelin returns');
      for (const { provider } of [one, two]) provider.child.kill('SIGKILL');
      await Promise.all(ended);
      await write('fourth', 'A zeppelin rests');
      const three = await start();
      // PostgreSQL searches until the lease of the killed provider has expired.
      await expect.poll(() => three.count('zeppelin'), { timeout: 5_000, interval: 50 }).toBe(4);
      await expect.poll(countChanges, { timeout: 60_000, interval: 200 }).toBe(0);
      expect(await three.count('zeppelin')).toBe(4);
      expect(three.provider.lines.join('')).not.toMatch(/did not respond|could not be sent/);
    });
  },
);
