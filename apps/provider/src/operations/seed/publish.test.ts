import { expect, test } from 'vitest';
import { podcastSchema } from '../../content/files/schema/calendar.ts';
import type { MediaRecord } from '../../media/library/mediaRecord.ts';
import { getRecording } from './writeCalendar.ts';
import { readContent } from '../../content/files/readContent.ts';
import { checkStaticPage } from '../../content/files/staticPage.ts';
import { createGeneratedPages, fillStaff } from './writePages.ts';
import { sampleContentDirectory } from './seed.ts';
import { toPublication } from './publications.ts';

const recording = { audioUrl: 'https://media.example.com/70.mp3', audioType: 'audio/mpeg', audioBytes: 29_000_000 };

test('a recording at an address has the declared length, otherwise that of the episode (§3)', () => {
  expect(getRecording({ seconds: 1862, recording })).toEqual({ ...recording, audioSeconds: 1862 });
  expect(getRecording({ seconds: 1862, recording: { ...recording, audioSeconds: 60 } })).toMatchObject({
    audioSeconds: 60,
  });
  expect(getRecording({ seconds: 1862, recording: undefined })).toBeUndefined();
});

const record: MediaRecord = {
  id: '0123456789abcdef0123456789abcdef',
  kind: 'audio',
  type: 'audio/mpeg',
  bytes: 48_274,
  fileName: 'basis-47.mp3',
  width: null,
  height: null,
  seconds: 12.04,
  codecs: null,
  isAnimated: false,
  color: null,
  credit: null,
  copyright: null,
  caption: null,
  alt: null,
  createdAt: new Date(0),
};
const file = {
  kind: 'file' as const,
  source: { file: 'sounds/basis-47.mp3', url: undefined, media: undefined },
  record,
};

test('a recording in the library has the measured length', () => {
  expect(getRecording({ seconds: 1862, recording: file })).toMatchObject({
    audioBytes: 48_274,
    audioSeconds: 12,
  });
  expect(getRecording({ seconds: undefined, recording: file })).toMatchObject({ audioSeconds: 12 });
});

test.each([{ audioUrl: 'http://media.example.com/70.mp3' }, { audioType: 'text/html' }, { audioBytes: 0 }])(
  'rejects a recording with %j',
  (invalid) => {
    expect(podcastSchema.shape.recording.safeParse({ ...recording, ...invalid }).success).toBe(false);
  },
);

test('creates a section for each tab of the technology center, of which nothing is stripped (§2.1)', async () => {
  const { publications } = await readContent(sampleContentDirectory);
  const pages = publications.flatMap(createGeneratedPages);
  const sections = pages.flatMap(({ content }) => [...content.matchAll(/<section id="([a-z-]+)">/g)]);
  expect(sections.map((match) => match[1])).toEqual(
    publications.flatMap(({ techCenter }) => techCenter?.tabs.map(({ slug }) => slug) ?? []),
  );
  expect(pages.flatMap(checkStaticPage)).toEqual([]);
});

test('the page about a publication lists its staff with their roles, and no outside author', async () => {
  const { publications } = await readContent(sampleContentDirectory);
  const [first] = publications;
  const [author] = first?.authors ?? [];
  const page = first?.staticPages.find(({ slug }) => slug === 'about-us');
  if (!first || !author || !page) throw new Error('There is no such page.');
  const publication = { ...first, authors: [...first.authors, { ...author, key: 'an-outside-author' }] };
  const { content } = fillStaff({ ...page, content: '<h2>Who we are</h2><ul class="staff"></ul>' }, publication);
  const links = [...content.matchAll(/<li><a href="\/author\/profile\/([a-z-]+)\/">[^<]+<\/a><br \/>[^<]+<\/li>/g)];
  expect(links.map(([, key]) => key)).toEqual(publication.staff);
  expect(checkStaticPage({ ...page, content })).toEqual([]);
});

test('titles of a home page without choices are in the language of the site', async () => {
  const { publications } = await readContent(sampleContentDirectory);
  const template = publications.find(({ home }) => home === undefined);
  if (!template) throw new Error('Every publication of the sample has choices for its home page.');
  const { positions } = toPublication({ ...template, site: { ...template.site, language: 'de-DE' } });
  const titles = positions.map(({ position, title }) => [position, title]);
  expect(titles).toContainEqual(['home-recent', 'Aktuelle Artikel']);
  expect(titles).toContainEqual(['home-desk', 'Aus der Redaktion']);
});
