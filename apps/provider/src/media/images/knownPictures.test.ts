import { beforeAll, expect, test } from 'vitest';
import { now, writePublication, writeStories } from '../../../test/fixtures/publication.ts';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { createKnownPictures } from './knownPictures.ts';

describeWithDatabase('known pictures', (open) => {
  const known = (...named: string[]) => createKnownPictures(open().db, () => now, new Set(named));
  const getKind = async (id: string, pictures = known()) => (await pictures.get(id, 'a')).kind;

  beforeAll(async () => {
    const { db } = open();
    const publication = await writePublication(db);
    await writeStories(db, publication, [{ slug: 'one', title: 'One', hours: 30 }]);
    const { id } = await db.selectFrom('articles').select('id').executeTakeFirstOrThrow();
    await db
      .updateTable('articles')
      .set({ image: JSON.stringify({ uri: '/images/tower-up-oxide-1-article' }) })
      .where('id', '=', id)
      .execute();
    await db
      .updateTable('articleBodies')
      .set({ blocks: ['<p>Text</p>', '<figure><img src="/images/plat-slate-2-article"></figure>'] })
      .where('articleId', '=', id)
      .execute();
    await db
      .insertInto('slides')
      .values({ articleId: id, position: 0, image: '/images/crane-dusk-3-article' })
      .execute();
  });

  test.each([
    ['in a column of JSON', 'tower-up-oxide-1-article'],
    ['in the HTML of a body', 'plat-slate-2-article'],
    ['in a column of text', 'crane-dusk-3-article'],
  ])('a picture in content %s is known as soon as it is written', async (_, id) => {
    expect(await getKind(id)).toBe('found');
  });

  test.each(['tower-up-oxide-2-article', 'tower-up-oxide-1-wide'])('%s is not known', async (id) =>
    expect(await getKind(id)).toBe('missing'),
  );

  test('named pictures and loaded ones are known without a query', async () => {
    const pictures = known('civic-oxide-9-wide');
    await pictures.load();
    expect(await getKind('civic-oxide-9-wide', pictures)).toBe('found');
    for (let index = 0; index < 150; index += 1) await pictures.get(`tower-up-oxide-${index + 300}-article`, 'a');
    expect(await getKind('tower-up-oxide-500-article', pictures)).toBe('limited');
    expect(await getKind('crane-dusk-3-article', pictures)).toBe('found');
  });
});
