import { beforeAll, expect, test } from 'vitest';
import { now, type Publication, writePublication, writeStories } from './fixtures/publication.ts';
import { describeWithDatabase } from './support/engines.ts';
import { createGraphqlClient } from './support/graphqlClient.ts';

describeWithDatabase('premium articles (§2.8, §6)', (open) => {
  let publication: Publication;
  beforeAll(async () => {
    publication = await writePublication(open().db);
    await writeStories(open().db, publication, [
      { slug: 'a-deal', title: 'A deal', hours: 1, streams: ['markets/atlanta', 'sectors/office'] },
    ]);
  });

  test.each([
    ['Premium', 'Tags', true],
    ['Deals', 'premium', true],
    ['Premium Outlets', 'Retail', false],
    ['Deals', 'Tags', false],
  ])('an article in the category %s of the section %s is premium: %s', async (name, sectionName, isPremium) => {
    await open()
      .db.updateTable('categories')
      .set({ name, sectionName })
      .where('siteId', '=', publication.siteId)
      .where('path', '=', 'sectors/office')
      .execute();
    const { data, errors } = await createGraphqlClient(
      open(),
      now,
    )(`{
      getContent(naturalId: "2026/11/21/a-deal", site: "example") { isPremium }
      getContentStream(term: "markets/atlanta", site: "example") { contents { isPremium } }
      getStatsList(site: "example", limit: 5) { trendingArticles { contents { isPremium } } }
    }`);
    expect(errors).toEqual([]);
    expect(data).toEqual({
      getContent: { isPremium },
      getContentStream: { contents: [{ isPremium }] },
      getStatsList: { trendingArticles: { contents: [{ isPremium }] } },
    });
  });
});
