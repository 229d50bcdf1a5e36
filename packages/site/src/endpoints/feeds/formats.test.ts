import { removeForbiddenCharacters } from '@masthead/content-rules/html';
import { parseFeed } from '@rowanmanning/feed-parser';
import fc from 'fast-check';
import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { changedAt, type Feed } from './loadFeed';
import { feedWriters } from './formats';
import { aSite, brand } from '../../../test/aSite';
import { aPodcast } from '../../../test/wire';
import { loadPodcastFeed } from './podcastFeed';

const item = (number: number) => ({
  url: `https://news.example.com/2026/11/2${number}/a-deal/`,
  title: `Rents & yields <${number}> in “Midtown” ]]>`,
  summary: 'Prices fell & rents rose.',
  published: new Date(`2026-11-2${number}T11:00:00Z`),
  updated: new Date(`2026-11-2${number}T15:00:00Z`),
  authors: ['Maren Ostrow', 'Daniel Achterberg'],
  categories: ['Atlanta', 'Office'],
  image: {
    url: 'https://news.example.com/images/a?width=1200&format=jpg',
    width: 1200,
    height: 800,
    type: 'image/jpeg',
  },
});

const feed: Feed = {
  title: 'Atlanta & the South | News',
  description: 'Deals, loans & leases.',
  page: 'https://news.example.com/markets/atlanta/',
  self: 'https://news.example.com/markets/atlanta/feed/',
  language: 'en-US',
  icon: 'https://news.example.com/brand/touch.png',
  copyright: '© 2026 News',
  publisher: 'News',
  items: [item(1), item(0)],
};

describe('§2.1: feeds are valid', () => {
  test.each(['rss', 'atom'] as const)('the %s feed is valid', (format) => {
    const parsed = parseFeed(feedWriters[format].write(feed));
    expect(parsed).toMatchObject({ title: feed.title, description: feed.description, url: feed.page, self: feed.self });
    expect(parsed.items.map(({ title, url, published }) => ({ title, url, published }))).toEqual(
      feed.items.map(({ title, url, published }) => ({ title, url, published })),
    );
    expect(parsed.items[0]?.authors.map(({ name }) => name)).toEqual(['Maren Ostrow', 'Daniel Achterberg']);
    expect(parsed.items[0]?.categories.map(({ term }) => term)).toEqual(['Atlanta', 'Office']);
  });

  test.each(['rss', 'atom'] as const)('the %s feed is well-formed with characters that XML forbids', (format) => {
    const forbidden = { title: 'Quarterly\u0003 report', summary: 'a\u000Bb \uD83C', authors: ['Ann\uFFFE Lee'] };
    const text = feedWriters[format].write({ ...feed, items: [{ ...item(1), ...forbidden }] });
    expect(text).toBe(removeForbiddenCharacters(text));
    expect(parseFeed(text).items.map(({ title, description }) => [title, description])).toEqual([
      ['Quarterly report', 'a b'],
    ]);
  });

  test.each(['rss', 'atom'] as const)('the %s feed is well-formed with any texts', (format) => {
    const pieces = fc.constantFrom(
      ']]>',
      '<![CDATA[',
      '&',
      '&amp;',
      '<b>',
      '<!--',
      '--',
      '<?x',
      '"',
      '\u0003',
      '\uD83C',
      '\uFFFE',
    );
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(anyText, anyText, anyText, anyText, (title, summary, author, category) => {
        const story = { ...item(1), title, summary, authors: [author], categories: [category] };
        const text = feedWriters[format].write({
          ...feed,
          title,
          description: summary,
          publisher: author,
          items: [story],
        });
        expect([XMLValidator.validate(text), removeForbiddenCharacters(text)]).toEqual([true, text]);
      }),
      { numRuns: 60, seed: 20_261_128 },
    );
  });

  test('the JSON feed is valid', () => {
    expect(JSON.parse(feedWriters.json.write(feed))).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: feed.self,
      home_page_url: feed.page,
      items: [
        {
          id: feed.items[0]?.url,
          title: feed.items[0]?.title,
          date_published: '2026-11-21T11:00:00.000Z',
          content_text: 'Prices fell & rents rose.',
        },
        {},
      ],
    });
  });

  test('a story with a video has its file in every format', () => {
    const video = { url: 'https://news.example.com/media/ab/film.mp4', type: 'video/mp4', seconds: 20 };
    const withVideo = { ...feed, items: [{ ...item(1), video }] };
    expect(feedWriters.rss.write(withVideo)).toMatch(
      /<media:content url="https:\/\/news\.example\.com\/media\/ab\/film\.mp4" type="video\/mp4" medium="video" duration="20"/,
    );
    expect(parseFeed(feedWriters.rss.write(withVideo)).items[0]?.media.map(({ url }) => url)).toContain(video.url);
    expect(feedWriters.atom.write(withVideo)).toContain(`href="${video.url}" rel="enclosure"`);
    expect(JSON.parse(feedWriters.json.write(withVideo)).items[0].attachments).toEqual([
      { url: video.url, mime_type: 'video/mp4', duration_in_seconds: 20 },
    ]);
  });

  test.each(['rss', 'atom', 'json'] as const)('%s of a stream without stories is a valid feed', (format) => {
    expect(() => feedWriters[format].write({ ...feed, items: [] })).not.toThrow();
  });

  test('an unchanged feed is the same text, with the time of its newest story', () => {
    expect(changedAt(feed)).toEqual(new Date('2026-11-21T15:00:00Z'));
    expect(feedWriters.rss.write(feed)).toBe(feedWriters.rss.write({ ...feed }));
  });
});

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

describe('the feed of a show', () => {
  const cover = { src: '/brand/show.webp', width: 640, height: 640, alt: '' };
  /** A site with pages of episodes. */
  const aSiteWith = (...pages: (typeof episode)[][]) => ({
    ...aSite(({ variables }) => {
      const page = Number(variables['podcasts__page']);
      const estimate = pages.length * 100;
      return { podcasts__getPodcastStream: { page, pageSize: 100, estimate, contents: pages[page - 1] ?? [] } };
    }),
    brand: {
      ...brand,
      podcastShows: [{ name: 'Show', description: 'Owners open their books.', cover, platforms: [] }],
    },
  });
  const other = { ...episode, show: 'Other', title: 'Two', uri: '/podcastcenter/other/two/' };

  test('has its episodes only, under their own titles', async () => {
    const site = aSiteWith([episode, other]);
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

  test('has those that are older than a hundred of other shows', async () => {
    const outcome = await loadPodcastFeed(
      aSiteWith(
        Array.from({ length: 100 }, () => other),
        [other, episode],
      ),
      'show',
    );
    expect(parseFeed(outcome.ok ? outcome.value : '').items.map(({ title }) => title)).toEqual(['One']);
  });
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
