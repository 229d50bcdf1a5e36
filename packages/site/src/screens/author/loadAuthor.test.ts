import { expect, test } from 'vitest';
import { aSite } from '../../../test/aSite';
import { loadAuthor } from './loadAuthor';

const load = async (author: string) => {
  const requests: unknown[] = [];
  const site = aSite(({ variables }) => {
    if ('author__byline' in variables) requests.push(variables.author__byline);
    return {
      author__getAuthor: {
        name: "Seán O'Brien",
        role: null,
        webUrl: `/author/profile/${author}/`,
        description: null,
        imageLarge: null,
        social: [
          { network: 'Mail', value: 'mailto:sean@example.com' },
          { network: 'Elsewhere', value: 'javascript:x()' },
        ],
        estimate: 1,
        articles: [],
      },
      trending__getStatsList: { trendingArticles: { contents: [] } },
    };
  });
  return { outcome: await loadAuthor(site, { author, page: '1' }), requests };
};

test.each(["seán-o'brien", 'j.-ortiz', 'maren-ostrow'])(
  '§2.1 the author "%s" is requested by the segment of the address',
  async (author) => {
    const { outcome, requests } = await load(author);
    expect(outcome).toMatchObject({ ok: true, value: { name: "Seán O'Brien" } });
    expect(requests).toEqual([author]);
  },
);

test.each(['..', 'a/b', 'a\u0000b', ''])(
  '%j is not found, without a request to the content service',
  async (author) => {
    expect(await load(author)).toEqual({ outcome: { ok: false, error: { kind: 'not-found' } }, requests: [] });
  },
);

test('§3 omits invalid social links', async () => {
  const { outcome } = await load('maren-ostrow');
  expect(outcome.ok && outcome.value.social).toEqual([{ network: 'Mail', url: 'mailto:sean@example.com' }]);
});
