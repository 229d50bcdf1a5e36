import { describe, expect, test } from 'vitest';
import { aSite } from '../../../test/aSite';
import { aListing, anArticle, aPackage, byLabel } from '../../../test/wire';
import { loadArticle } from './loadArticle';

const questions: { query: string; variables: Record<string, unknown> }[] = [];
const load = async (answers: Record<string, unknown> = {}) => {
  const provider = byLabel({ article: { article: anArticle('tower'), book: null }, ...answers });
  const outcome = await loadArticle(
    aSite((question) => {
      questions.push(question);
      return provider(question);
    }),
    { year: '2026', month: '11', day: '21', slug: 'tower' },
  );
  if (!outcome.ok) throw new Error(`The article was refused: ${outcome.error.kind}.`);
  return outcome.value;
};

describe('§2.1 an article', () => {
  test('§3 says what report it is part of', async () => {
    expect(
      (await load({ packages: [aPackage('small-doors', { title: 'Small doors, short leases' })] })).partOf,
    ).toEqual([{ title: 'Small doors, short leases', url: '/special-reports/small-doors/', note: 'Special Report' }]);
    expect((await load()).partOf).toEqual([]);
  });

  test("the packages are asked for in the page's one document, by the id that the address has", async () => {
    questions.length = 0;
    await load();
    expect(questions.map(({ variables }) => variables['packages__docId'])).toEqual(['2026/11/21/tower']);
  });

  test('§3 shows one promotion', async () => {
    expect((await load({ promotions: [aListing('Net Lease Summit'), aListing('Second')] })).promotion).toMatchObject({
      title: 'Net Lease Summit',
      url: '/events/',
    });
    expect(await load()).not.toHaveProperty('promotion');
  });

  test.each([
    ['this publication’s own', 'https://news.example.com/2026/11/21/tower/', '/2026/11/21/tower/'],
    ['its own under the domain of its store', 'https://example.com/2026/11/21/tower/', '/2026/11/21/tower/'],
    [
      'its own at another path',
      'https://news.example.com/2026/11/20/spire/',
      'https://news.example.com/2026/11/20/spire/',
    ],
    [
      'a sister publication’s with the same path',
      'https://sister.example.org/2026/11/21/tower/',
      'https://sister.example.org/2026/11/21/tower/',
    ],
    ['none that can be read', 'tower', '/2026/11/21/tower/'],
  ])('§3 its canonical address, where the content service names %s', async (_, canonicalUrl, canonical) => {
    expect((await load({ article: { article: anArticle('tower', { canonicalUrl }), book: null } })).canonical).toBe(
      canonical,
    );
  });

  test.each([
    ['https://example.com/book', 'https://example.com/book'],
    ['javascript:alert(1)', undefined],
  ])('a book at %s is linked to %s', async (bookUrl, url) => {
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
