import { removeForbiddenCharacters } from '@masthead/content-rules/html';
import { parseFeed } from '@rowanmanning/feed-parser';
import { describe, expect, test } from 'vitest';
import { aSite, brand } from '../../../test/aSite';
import { aPodcast } from '../../../test/wire';
import { loadPodcastFeed } from './podcastFeed';

const episode = {
  ...aPodcast('/podcastcenter/show/one/', 'Show'),
  title: 'One',
  audioUrl: '/audio/show-1.mp3',
  audioType: 'audio/mpeg',
  audioBytes: 96_384,
  audioSeconds: 12,
  duration: 1862,
};

const renderFeed = async (one: Partial<Record<keyof typeof episode, unknown>>): Promise<string> => {
  const outcome = await loadPodcastFeed(
    aSite(() => ({
      podcasts__getPodcastStream: { page: 1, pageSize: 100, estimate: 1, contents: [{ ...episode, ...one }] },
    })),
  );
  return outcome.ok ? outcome.value : '';
};

test('the feed of a show has its episodes only, under their own titles', async () => {
  const cover = { src: '/brand/show.webp', width: 640, height: 640, alt: '' };
  const site = {
    ...aSite(() => ({
      podcasts__getPodcastStream: {
        page: 1,
        pageSize: 100,
        estimate: 2,
        contents: [episode, { ...episode, show: 'Other', title: 'Two', uri: '/podcastcenter/other/two/' }],
      },
    })),
    brand: {
      ...brand,
      podcastShows: [{ name: 'Show', description: 'Owners open their books.', cover, platforms: [] }],
    },
  };
  const outcome = await loadPodcastFeed(site, 'show');
  const feed = parseFeed(outcome.ok ? outcome.value : '');
  expect([feed.title, feed.description, feed.self]).toEqual([
    'Show',
    'Owners open their books.',
    'https://news.example.com/podcastcenter/show/feed/',
  ]);
  expect(feed.items.map(({ title }) => title)).toEqual(['One']);
  expect(await loadPodcastFeed(site, 'unknown')).toMatchObject({ ok: false });
});

test('the feed is well-formed with characters that XML forbids', async () => {
  const text = await renderFeed({ title: 'Quarterly\u0003 report', summary: 'a\u000Bb' });
  expect(text).toBe(removeForbiddenCharacters(text));
  expect(parseFeed(text).items[0]?.title).toBe('Show: Quarterly report');
});

describe('§3 the podcast feed', () => {
  test('a recording has URL, type, length and duration', async () => {
    const text = await renderFeed({});
    expect(parseFeed(text).items[0]?.media).toMatchObject([
      { url: 'https://news.example.com/audio/show-1.mp3', length: 96_384, mimeType: 'audio/mpeg' },
    ]);
    expect(text.match(/<itunes:explicit>[^<]*/g)).toEqual(
      Array(text.split('<item>').length).fill('<itunes:explicit>false'),
    );
    expect(text).toContain('<itunes:duration>12</itunes:duration>');
  });

  test.each([
    ['a recording shorter than the episode is a trailer', { audioSeconds: 12 }, 'trailer'],
    ['a whole episode is one', { audioSeconds: 1860 }, 'full'],
    ['a recording whose length nobody knows is taken for the episode', { audioSeconds: null }, 'full'],
  ])('%s', async (_, one, kind) =>
    expect(await renderFeed(one)).toContain(`<itunes:episodeType>${kind}</itunes:episodeType>`),
  );

  test('an episode without a recording has no enclosure and no duration', async () => {
    const text = await renderFeed({ audioUrl: null, audioType: null, audioBytes: null, audioSeconds: null });
    expect(text).not.toContain('<enclosure');
    expect(text).not.toContain('<itunes:duration');
  });

  test.each([
    ['m4a', 'audio/x-m4a'],
    ['constructor', 'audio/mpeg'],
    ['valueOf', 'audio/mpeg'],
  ])('the type of an external recording follows its extension %s', async (extension, type) =>
    expect(
      await renderFeed({ audioUrl: `https://cdn.example.com/one.${extension}`, audioType: null, audioBytes: null }),
    ).toContain(`<enclosure url="https://cdn.example.com/one.${extension}" length="0" type="${type}"/>`),
  );
});
