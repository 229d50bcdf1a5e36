import { describe, expect, test } from 'vitest';
import { aSite } from '../../../test/aSite';
import {
  aChart,
  aListing,
  anArticle,
  aNewsletter,
  aPackage,
  aPicture,
  aTeaser,
  aTrendingStory,
  byLabel,
} from '../../../test/wire';
import { loadArticle } from './loadArticle';

const queries: { query: string; variables: Record<string, unknown> }[] = [];
const load = async (results: Record<string, unknown> = {}) => {
  const provider = byLabel({ article: { article: anArticle('tower'), book: null }, ...results });
  const outcome = await loadArticle(
    aSite((query) => {
      queries.push(query);
      return provider(query);
    }),
    { year: '2026', month: '11', day: '21', slug: 'tower' },
  );
  if (!outcome.ok) throw new Error(`The article could not be loaded: ${outcome.error.kind}.`);
  return outcome.value;
};

describe('§2.1 an article', () => {
  test('§3 names the packages that contain it', async () => {
    expect(
      (await load({ packages: [aPackage('small-doors', { title: 'Small doors, short leases' })] })).partOf,
    ).toEqual([{ title: 'Small doors, short leases', url: '/special-reports/small-doors/', note: 'Special Report' }]);
    expect((await load()).partOf).toEqual([]);
  });

  test('queries its packages by the natural id in the document of the page', async () => {
    queries.length = 0;
    await load();
    expect(queries.map(({ variables }) => variables['packages__docId'])).toEqual(['2026/11/21/tower']);
  });

  test('is not in its own list of trending stories, which has five others', async () => {
    const contents = ['tower', 'b', 'c', 'd', 'e', 'f'].map((title) => aTrendingStory(title));
    const { trending } = await load({ trending: { trendingArticles: { contents } } });
    expect(trending.map(({ title }) => title)).toEqual(['b', 'c', 'd', 'e', 'f']);
  });

  test('has capitalized tags: the name of their stream or market, or their first letter', async () => {
    const article = anArticle('tower', {
      tags: ['office-leases', 'los angeles', 'rents'],
      allCategories: [
        { name: 'Office Leases', uri: '/tag/office-leases/', slug: 'office-leases' },
        { name: 'Los Angeles', uri: '/markets/los-angeles/', slug: 'los-angeles' },
      ],
    });
    expect((await load({ article: { article, book: null } })).tags.map(({ title }) => title)).toEqual([
      'Office Leases',
      'Los Angeles',
      'Rents',
    ]);
  });

  test('without a picture leads with its first chart, which is not in its text again', async () => {
    const chart = aChart();
    const loadWith = (change: Record<string, unknown>) =>
      load({
        article: {
          article: anArticle('tower', { bodyArray: ['<p>Text.</p>', '<table></table>'], charts: [chart], ...change }),
          book: null,
        },
      });
    const without = await loadWith({});
    expect(without.leadChart?.view.title).toBe(chart.title);
    expect(without.blocks).toHaveLength(1);
    expect(await loadWith({ image: aPicture('/images/tower') })).not.toHaveProperty('leadChart');
    expect(await loadWith({ charts: [{ ...chart, type: 'table' }] })).not.toHaveProperty('leadChart');
  });

  test('offers a newsletter in its text, unless a partner paid for it', async () => {
    const bodyArray = Array.from({ length: 9 }, () => '<p>Text.</p>');
    const newsletters = [aNewsletter('AM')];
    const article = anArticle('tower', { bodyArray });
    expect((await load({ article: { article, book: null }, newsletters })).newsletter?.after).toBe(5);
    const paid = anArticle('tower', { bodyArray, kickerPresentedBy: { label: 'Paid for by', value: 'Fairmount' } });
    expect(await load({ article: { article: paid, book: null }, newsletters })).not.toHaveProperty('newsletter');
  });

  test('has the closest story in a long text, and only the others below it', async () => {
    const bodyArray = Array.from({ length: 6 }, () => `<p>${'word '.repeat(80)}</p>`);
    const mightLike = ['a', 'b', 'c', 'd'].map((title) => ({ ...aTeaser(title), description: null }));
    const loadWith = (change: Record<string, unknown>) =>
      load({
        article: { article: anArticle('tower', { bodyArray, ...change }), book: null },
        mightLike,
        digDeeper: mightLike.slice(3),
      });
    const long = await loadWith({});
    expect(long.relatedInText).toMatchObject({ after: 1, story: { title: 'a' } });
    expect(long.mightLike.map(({ title }) => title)).toEqual(['b', 'c', 'd']);
    const others = [
      await loadWith({ bodyArray: bodyArray.slice(0, 4) }),
      await loadWith({ kickerPresentedBy: { label: 'Paid for by', value: 'Fairmount' } }),
    ];
    for (const view of others) {
      expect(view).not.toHaveProperty('relatedInText');
      expect(view.mightLike.map(({ title }) => title)).toEqual(['a', 'b', 'c']);
      expect(view.related.map(({ title }) => title)).toEqual(['d']);
    }
  });

  test('§3 shows one promotion', async () => {
    expect((await load({ promotions: [aListing('Net Lease Summit'), aListing('Second')] })).promotion).toMatchObject({
      title: 'Net Lease Summit',
      url: '/events/',
    });
    expect(await load()).not.toHaveProperty('promotion');
  });

  test.each([
    ['at this publication', 'https://news.example.com/2026/11/21/tower/', '/2026/11/21/tower/'],
    ['at the domain of the store of this publication', 'https://example.com/2026/11/21/tower/', '/2026/11/21/tower/'],
    [
      'at another path of this publication',
      'https://news.example.com/2026/11/20/spire/',
      'https://news.example.com/2026/11/20/spire/',
    ],
    [
      'at the same path of a sister publication',
      'https://sister.example.org/2026/11/21/tower/',
      'https://sister.example.org/2026/11/21/tower/',
    ],
    ['invalid', 'tower', '/2026/11/21/tower/'],
  ])('§3 canonical address for a canonical URL that is %s', async (_, canonicalUrl, canonical) => {
    expect((await load({ article: { article: anArticle('tower', { canonicalUrl }), book: null } })).canonical).toBe(
      canonical,
    );
  });

  test.each([
    ['https://example.com/book', 'https://example.com/book'],
    ['javascript:alert(1)', undefined],
  ])('a book with the URL %s has the link %s', async (bookUrl, url) => {
    expect(
      (
        await load({
          article: {
            article: anArticle('tower'),
            book: { title: 'Leases', description: null, coverImage: null, bookUrl },
          },
        })
      ).book?.url,
    ).toBe(url);
  });
});
