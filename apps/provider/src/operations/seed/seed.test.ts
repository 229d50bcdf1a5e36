import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { describeApiChanges } from '../../../test/support/apiChangesSuite.ts';
import { copySampleContent } from '../../../test/support/copySampleContent.ts';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { useTestLibrary } from '../../../test/support/mediaLibrary.ts';
import { describeStoredContent } from '../../../test/support/storedContentSuite.ts';
import { describeUpdates } from '../../../test/support/updateSuite.ts';
import { resetContent, seedIfEmpty } from './seed.ts';

const now = new Date('2026-11-21T12:30:00Z');
const ignoreLog = (): void => undefined;

describeWithDatabase('content', (open) => {
  const { folder: contentDirectory, close } = copySampleContent(open, 'own');
  afterAll(close);
  const library = useTestLibrary(open);
  test('rejects a folder without a publication and leaves the database empty', async () => {
    await expect(
      seedIfEmpty(open().db, { now, log: ignoreLog, contentDirectory: import.meta.dirname, library: await library() }),
    ).rejects.toThrow(/^There is no publication in .*seed\. Each is a folder/);
    expect(await open().db.selectFrom('sites').selectAll().execute()).toEqual([]);
  });

  test('is imported once', async () => {
    const lines: string[] = [];
    expect(
      await seedIfEmpty(open().db, {
        now,
        log: (line) => lines.push(line),
        contentDirectory,
        library: await library(),
      }),
    ).toMatchObject({ failures: [] });
    expect(lines.length).toBeGreaterThan(4);
    expect(
      await seedIfEmpty(open().db, { now, log: ignoreLog, contentDirectory, library: await library() }),
    ).toBeUndefined();
  }, 240_000);

  test('creates no sample accounts by default, because their password is public', async () => {
    expect(await open().db.selectFrom('accounts').selectAll().execute()).toEqual([]);
  });

  describeStoredContent(open, 20);
  describeUpdates(open, library);
  describeApiChanges(open, library);

  test('a reset replaces the content with current dates and keeps submitted forms', async () => {
    await resetContent(open().db, {
      now: new Date('2026-12-24T12:30:00Z'),
      log: ignoreLog,
      contentDirectory,
      library: await library(),
    });
    const { newest } = await open()
      .db.selectFrom('articles')
      .select(({ fn }) => fn.max('pubDate').as('newest'))
      .executeTakeFirstOrThrow();
    expect(new Date(newest).toISOString()).toMatch(/^2026-12-2[34]/);
    const submissions = await open()
      .db.selectFrom('formSubmissions')
      .innerJoin('sites', 'sites.id', 'formSubmissions.siteId')
      .select(['key', 'form'])
      .execute();
    expect(submissions).toEqual([{ key: 'sister-site', form: 'contact' }]);
  });

  test('imports the content once when two processes start at the same time', async () => {
    await sql`truncate sites restart identity cascade`.execute(open().db);
    const options = { now, log: ignoreLog, contentDirectory, library: await library() };
    const imports = [seedIfEmpty(open().db, options), seedIfEmpty(open().db, options)];
    expect((await Promise.all(imports)).filter(Boolean)).toHaveLength(1);
  });
});
