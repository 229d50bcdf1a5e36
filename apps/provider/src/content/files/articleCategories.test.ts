import { expect, test } from 'vitest';
import { getArticleCategories, toKickerSlug } from './articleCategories.ts';
import { kickers } from './schema/articles.ts';
import type { ContentCategory } from './schema/sites.ts';

const category = (path: string, region?: string): ContentCategory => ({
  family: path.split('/').slice(0, -1).join('/'),
  channel: 1,
  section: 1,
  name: path,
  path,
  naturalId: 'channel_1section_1',
  ...(region ? { region } : {}),
});
const categories = [
  category('markets/orange-county', 'West'),
  category('markets/west'),
  category('region/west'),
  category('sectors/office'),
  category('harbor-sections/news'),
  category('harbor-sections/q-and-a'),
  category('tag/premium'),
  category('thought-leaders/channel/harrow-and-pike'),
];
const story = {
  primary: 'markets/orange-county',
  categories: ['sectors/office'],
  kicker: 'News' as const,
  premium: false,
  presentedBy: null,
};
const paths = (article: Parameters<typeof getArticleCategories>[0]) =>
  getArticleCategories(article, categories).map(({ path }) => path);

test('a city story is also in its region and in the stream of its kicker', () => {
  expect(paths(story)).toEqual([
    'markets/orange-county',
    'sectors/office',
    'harbor-sections/news',
    'markets/west',
    'region/west',
  ]);
});

test('premium and sponsored stories are in their tag and in the channel of the partner', () => {
  expect(paths({ ...story, premium: true, presentedBy: 'harrow-and-pike' })).toEqual(
    expect.arrayContaining(['tag/premium', 'thought-leaders/channel/harrow-and-pike']),
  );
});

test('lists no stream twice', () => {
  const listed = paths({ ...story, categories: ['markets/west', 'markets/orange-county', 'harbor-sections/news'] });
  expect(new Set(listed).size).toBe(listed.length);
});

test.each(kickers.map((kicker): [string, string] => [kicker, toKickerSlug(kicker)]))(
  '§2.2: the stream of %s is %s',
  (_, slug) => {
    expect(slug).toMatch(
      /^(features|news|video|slideshow|research|event|analysis|update|commentary|q-and-a|nomination|expert-opinion|thought-leadership|exclusive)$/,
    );
  },
);
