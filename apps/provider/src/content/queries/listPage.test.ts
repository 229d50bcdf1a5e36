import { beforeAll, expect, test } from 'vitest';
import { type Publication, writePublication } from '../../../test/fixtures/publication.ts';
import { describeEachEngine } from '../../../test/support/engines.ts';
import { listPage } from './listPage.ts';

describeEachEngine('a page of a list with the number of rows of the whole list', (open) => {
  let publication: Publication;

  beforeAll(async () => {
    publication = await writePublication(open().db);
  });

  const list = (siteId: number, offset: number) =>
    listPage(
      open().db.selectFrom('authors').where('siteId', '=', siteId),
      (authors) => authors.select('slug').orderBy('slug'),
      { limit: 1, offset },
    );

  test('counts the rows of the list, not of the page or the table', async () => {
    await open().db.insertInto('authors').values({ siteId: publication.otherSiteId, slug: 'x', name: 'X' }).execute();
    expect(await list(publication.siteId, 1)).toMatchObject({ estimate: 2, rows: [{ slug: 'maren-ostrow' }] });
  });

  test('counts the rows for a page behind the end of the list, too', async () => {
    expect(await list(publication.siteId, 2)).toEqual({ estimate: 2, rows: [] });
    expect(await list(0, 0)).toEqual({ estimate: 0, rows: [] });
  });
});
