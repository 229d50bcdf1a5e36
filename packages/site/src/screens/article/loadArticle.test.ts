import { describe, expect, test } from 'vitest';
import { aSite, brand } from '../../../test/aSite';
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
import { getDeckPlace, loadArticle } from './loadArticle';
import { endsOutOfReach, getDigDeeperPosition } from './articleBody';
import { findNewsletter, toPlacedNewsletter } from './placedNewsletter';

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

  test('has the closest story in a long or illustrated text, and only the others below it', async () => {
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
    const short = bodyArray.slice(0, 4);
    const pictured = await loadWith({ bodyArray: short, image: aPicture('/images/tower') });
    expect(pictured.relatedInText).toEqual(long.relatedInText);
    const others = [
      await loadWith({ bodyArray: short }),
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

const paragraphs = (count: number) => Array.from({ length: count }, () => ({ html: `<p>${'word '.repeat(80)}</p>` }));

test('§2.6 related stories are below a short text and beside a long one, or one with a deal box', () => {
  const texts = [0, 4, 12].map((count) => ({ blocks: paragraphs(count) }));
  expect(texts.map(getDigDeeperPosition)).toEqual(['below', 'below', 'beside']);
  expect(texts.map((text) => getDigDeeperPosition({ ...text, deal: {} }))).toEqual(['below', 'beside', 'beside']);
});

test('a text ends out of reach if it has a picture, is long, or is of medium length with a deal box', () => {
  const blocks = paragraphs(3);
  expect(
    [{ blocks }, { blocks, hero: {} }, { blocks, deal: {} }, { blocks: paragraphs(5) }].map(endsOutOfReach),
  ).toEqual([false, true, true, true]);
});

const first = '<p>The owner’s <em>roof</em> &amp; lobby took two winters. The tenants noticed.</p>';

test.each([
  ['a summary of its own', 'Two winters on a roof.', [first], 'header'],
  ['the first paragraph', 'The owner’s roof & lobby took two winters. The tenants noticed.', [first], 'text'],
  ['a shortened paragraph', 'The owner’s roof & lobby took two…', [first], 'text'],
  [
    'a paragraph after a short one and a picture',
    'The owner’s roof',
    ['<p>Short.</p>', '<figure></figure>', first],
    'text',
  ],
  ['a sentence further down', 'The tenants noticed.', [first], 'header'],
  ['a heading', 'The owner’s roof', ['<h2>The owner’s roof</h2>'], 'header'],
  ['no summary', null, [first], 'header'],
] as const)('the place of a summary that is %s', (_, summary, body, place) => {
  expect(getDeckPlace(summary, body)).toBe(place);
});

const office = aNewsletter('OFFICE', { categories: ['sectors/office'] });
const loans = aNewsletter('LOANS', { categories: ['best-practices/financing'] });
const morning = aNewsletter('AM');
const newsletters = [office, loans, morning, aNewsletter('MONTHLY')];
const category = (path: string) => ({ uri: `/${path}/` });
const anywhere = { primaryCategory: null, allCategories: [] };
const shortParagraphs = (count: number) => Array.from({ length: count }, () => ({ html: '<p>Text.</p>' }));

describe('the newsletter of an article', () => {
  test.each([
    ['sectors/office', ['best-practices/financing'], 'OFFICE'],
    ['markets/atlanta', ['markets/atlanta', 'best-practices/financing', 'sectors/office'], 'LOANS'],
    ['markets/atlanta', [], 'AM'],
  ])('in %s, also in %j, is %s', (primary, others, code) => {
    const sections = { primaryCategory: category(primary), allCategories: others.map(category) };
    expect(findNewsletter(newsletters, sections)?.productCode).toBe(code);
  });

  test('is absent if no newsletter covers its section', () => {
    expect(
      findNewsletter([office], { primaryCategory: category('markets/atlanta'), allCategories: [] }),
    ).toBeUndefined();
  });
});

describe('the sign-up in an article', () => {
  const place = (blocks: readonly { html: string }[], of = brand, players: readonly { after: number }[] = []) =>
    toPlacedNewsletter(of, newsletters, { ...anywhere, uri: '/2026/11/20/a-deal/' }, { blocks, players }).newsletter;

  test('follows the fifth paragraph of seven, and is absent from six', () => {
    expect(place(shortParagraphs(7))?.after).toBe(5);
    expect(place(shortParagraphs(6))).toBeUndefined();
  });

  test('is never next to a figure', () => {
    const blocks = [...shortParagraphs(5), { html: '<figure><img src="/a" alt=""></figure>' }, ...shortParagraphs(5)];
    expect(place(blocks)?.after).toBe(7);
  });

  test('is never in the gap of a player', () => {
    expect(place(shortParagraphs(9), brand, [{ after: 5 }])?.after).toBe(6);
  });

  test('is absent where it would be next to a slot', () => {
    // Without a gap before the fifth paragraph the first slot is there.
    const list = { html: '<ul><li>A</li></ul>' };
    const blocks = [
      ...shortParagraphs(1),
      ...[1, 2, 3, 4].flatMap(() => [list, ...shortParagraphs(1)]),
      ...shortParagraphs(4),
    ];
    expect(place(blocks)).toBeUndefined();
  });

  test('posts the code of the newsletter to the registration service', () => {
    expect(place(shortParagraphs(9))?.form).toEqual({
      title: 'Letter AM',
      frequency: 'Weekly, Tuesday',
      action: '/Registration/Newsletters.aspx?promoCode=EXA&referrerDomain=example.com',
      hiddenFields: [
        { name: 'newsletter', value: 'AM' },
        { name: 'others', value: 'unchanged' },
        { name: 'returnUrl', value: '/2026/11/20/a-deal/#letter' },
      ],
      all: { title: 'All newsletters', url: '/static/newsletters/' },
    });
  });

  test('is absent if another service signs readers up', () => {
    const page = 'https://accounts.example.com/newsletters';
    const pages = { Newsletters: page, Login: page, Logout: page, MyAccount: page, default: page };
    expect(place(shortParagraphs(9), { ...brand, loginFlow: { kind: 'external', pages } })).toBeUndefined();
  });
});
