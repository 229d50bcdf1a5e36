import { expect, test } from 'vitest';
import { splitByAge } from './loadStream';

const aStory = (title: string, day?: string) => ({
  title,
  url: `/${title}/`,
  kicker: { trail: [] },
  ...(day && { published: { text: day, iso: `${day}T12:00:00Z` } }),
});

test('stories of over 60 days before the newest are earlier ones', () => {
  const { news, earlier } = splitByAge([
    aStory('newest', '2026-11-21'),
    aStory('undated'),
    aStory('september', '2026-09-22'),
    aStory('july', '2026-07-14'),
  ]);
  expect(news.map(({ title }) => title)).toEqual(['newest', 'undated', 'september']);
  expect(earlier.map(({ title }) => title)).toEqual(['july']);
});

test('a stream that ended years ago has its newest stories', () => {
  const { news } = splitByAge([aStory('last', '2019-03-04'), aStory('before', '2019-02-11')]);
  expect(news).toHaveLength(2);
  expect(splitByAge([])).toEqual({ news: [], earlier: [] });
});
