import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { now, type Publication, writePublication, writeStories } from '../../../test/fixtures/publication.ts';
import { describeEachEngine } from '../../../test/support/engines.ts';
import { countStreams } from './streams.ts';

describeEachEngine('the number of articles in a stream', (open) => {
  let publication: Publication;
  let atlanta: number;
  let miami: number;

  beforeAll(async () => {
    publication = await writePublication(open().db);
    const find = (path: string): number => publication.categories.get(path) ?? 0;
    [atlanta, miami] = [find('markets/atlanta'), find('markets/miami')];
    await writeStories(open().db, publication, [
      ...Array.from({ length: 3 }, (_, index) => ({
        slug: `published-${index}`,
        title: 'Published',
        hours: index + 1,
        streams: ['markets/atlanta'],
      })),
      { slug: 'planned', title: 'Planned', hours: -24, streams: ['markets/atlanta'] },
    ]);
  });

  const count = async (): Promise<unknown[]> => {
    const counts = await countStreams(open().db, [atlanta, miami], now);
    return [counts.get(atlanta) ?? 0, counts.get(miami) ?? 0];
  };
  const update = (assignment: string, condition: string) =>
    sql`update article_categories set ${sql.raw(assignment)} where ${sql.raw(condition)}`.execute(open().db);

  test('does not include articles that are not published yet', async () => {
    expect(await count()).toEqual([3, 0]);
    expect((await countStreams(open().db, [atlanta], new Date(now.getTime() + 48 * 3_600_000))).get(atlanta)).toBe(4);
  });

  test('follows articles that move to another category, and articles that are deleted', async () => {
    const [first] = await open().db.selectFrom('articles').select('id').orderBy('id').execute();
    const moved = `article_id = ${first?.id} and category_id = ${atlanta}`;
    await update(`category_id = ${miami}`, moved);
    expect(await count()).toEqual([2, 1]);
    await open()
      .db.deleteFrom('articles')
      .where('id', '=', first?.id ?? 0)
      .execute();
    expect(await count()).toEqual([2, 0]);
  });

  test('is unchanged by a transaction that fails', async () => {
    const before = await count();
    const failing = open()
      .db.transaction()
      .execute(async (transaction) => {
        await transaction.deleteFrom('articles').execute();
        throw new Error('The import fails.');
      });
    await expect(failing).rejects.toThrow('The import fails.');
    expect(await count()).toEqual(before);
  });
});
