import { describe, expect, test } from 'vitest';
import { createOldSite } from './addresses.ts';
import { toEmbedTarget } from './body/embeds.ts';
import { parseImportCommand } from './command.ts';
import { createFileIndex, listFullFirst } from './pictures/fileIndex.ts';
import { createProgress } from './progress.ts';
import { shorten } from '@masthead/content-rules/shorten';
import { maxSlugLength, toImportSlug, toText } from './text.ts';
import { readWpDate } from './wordpress/wxrStory.ts';
import { readDate } from './readDate.ts';

describe('slugs', () => {
  test.each([
    ['a-deal', 'a-deal'],
    ['Über die Brücke', 'ueber-die-bruecke'],
    ['%d0%bf%d1%80%d0%b8%d0%b2%d0%b5%d1%82', 'privet'],
    ["O'Hara & Sons", 'ohara-and-sons'],
    ['100%', '100'],
    ['—', ''],
  ])('%s becomes "%s"', (text, slug) => {
    expect(toImportSlug(text)).toEqual({ slug, isShortened: false });
  });

  test('a long one ends between words', () => {
    const { slug, isShortened } = toImportSlug('word '.repeat(40));
    expect(isShortened).toBe(true);
    expect(slug.length).toBeLessThanOrEqual(maxSlugLength);
    expect(slug).toMatch(/^(?:word-)+word$/);
  });
});

test.each([
  ['A &amp; B&#8217;s &hellip; <em>C</em>', 'A & B’s … C'],
  ['<p>One</p><p>Two</p><script>x</script>', 'One Two'],
  ['5 < 6', '5 < 6'],
  ['<![CDATA[<b>One</b>]]> Two', 'One Two'],
])('the text of %s is %s', (html, text) => {
  expect(toText(html)).toBe(text);
});

test('a long text is shortened at the end of a word', () => {
  expect(shorten('one two three four', 12)).toBe('one two…');
});

test.each([
  ['https://www.youtube.com/watch?v=abcdefghijk&t=3', 'video', 'https://www.youtube.com/watch?v=abcdefghijk&t=3'],
  ['http://youtu.be/abcdefghijk', 'video', 'https://youtu.be/abcdefghijk'],
  ['//www.youtube.com/embed/abcdefghijk?rel=0', 'video', 'https://www.youtube.com/embed/abcdefghijk?rel=0'],
  ['https://vimeo.com/123456789', 'video', 'https://vimeo.com/123456789'],
  ['https://www.dailymotion.com/video/x8abc', 'video', 'https://www.dailymotion.com/video/x8abc'],
  ['https://embed.ted.com/talks/a_talk', 'video', 'https://embed.ted.com/talks/a_talk'],
  ['https://open.spotify.com/episode/4rOoJ6', 'frame', 'https://open.spotify.com/embed/episode/4rOoJ6'],
])('the embed %s is a %s', (address, kind, href) => {
  expect(toEmbedTarget(address)).toMatchObject({ kind, href });
});

test.each([
  ['https://twitter.com/a/status/1', { kind: 'link', href: 'https://twitter.com/a/status/1' }],
  ['https://www.youtube.com/playlist?list=x', { kind: 'link', href: 'https://www.youtube.com/playlist?list=x' }],
  [
    'https://www.youtube.com/embed/videoseries?list=x',
    { kind: 'link', href: 'https://www.youtube.com/embed/videoseries?list=x' },
  ],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('the embed %s has no player', (address, target) => {
  expect(toEmbedTarget(address)).toEqual(target);
});

test.each([
  ['https://old.example.com/a-300x200.jpg', 'https://old.example.com/a.jpg'],
  ['https://old.example.com/a-scaled.jpg', 'https://old.example.com/a.jpg'],
  ['https://old.example.com/content/images/size/w600/2020/a.jpg', 'https://old.example.com/content/images/2020/a.jpg'],
  ['https://old.example.com/room-3x4.jpg', 'https://old.example.com/room.jpg'],
  ['https://old.example.com/a.jpg', 'https://old.example.com/a.jpg'],
])('the full picture of %s is sought at %s', (address, full) => {
  expect(listFullFirst(new URL(address))[0]?.href).toBe(full);
});

test('a size of a picture has the texts of its file, whatever its protocol, host prefix and parameters', () => {
  const index = createFileIndex();
  index.add({
    kind: 'attachment',
    id: '1',
    place: '',
    oldAddresses: [],
    notes: [],
    address: 'https://old.example.com/a.jpg',
    alt: 'A',
  });
  expect(index.find(new URL('http://www.old.example.com/a-150x150.jpg?w=10'))?.alt).toBe('A');
  expect(index.find(new URL('https://old.example.com/b.jpg'))).toBeUndefined();
});

test.each([
  ['/?p=3', '/?p=3'],
  ['https://old.example.com/A/b', '/a/b/'],
  ['https://old.example.com/a/?utm_source=x#top', '/a/'],
  ['#top', undefined],
  ['mailto:a@example.com', undefined],
  ['https://elsewhere.example.com/a/', undefined],
])('the old path of %s is %s', (address, path) => {
  expect(createOldSite('https://old.example.com', ['https://old.example.com']).toPath(address)).toBe(path);
});

test.each([
  ['2019-05-03 22:30:00', '2019-05-04 02:30:00', { instant: '2019-05-04T02:30:00.000Z', day: '2019-05-03' }],
  ['2019-05-03 22:30:00', '0000-00-00 00:00:00', { instant: '2019-05-03T22:30:00.000Z', day: '2019-05-03' }],
  ['1962-01-01 00:00:00', '1962-01-01 05:00:00', { instant: '1962-01-01T05:00:00.000Z', day: '1962-01-01' }],
  ['0000-00-00 00:00:00', '0000-00-00 00:00:00', undefined],
  ['2019-02-31 00:00:00', '', undefined],
  ['', '', undefined],
])('the date %s, %s is read', (local, gmt, date) => {
  expect(readWpDate(local, gmt)).toEqual(date);
});

test.each([
  [[], 'Name the file'],
  [['a.xml'], 'Name the publication'],
  [['a.xml', 'b.xml', '--publication', 'x'], 'one argument too many'],
  [['a.xml', '--publication', 'x', '--run', '--dry-run'], 'either --run or --dry-run'],
  [['a.xml', '--publication', 'x', '--media-hosts', 'https://a.example'], '--media-hosts needs names of hosts'],
  [['a.xml', '--publication', 'x', '--force'], '--force'],
])('the command %j is refused', (args, error) => {
  expect(parseImportCommand(args)).toMatchObject({ ok: false, error: expect.stringContaining(error) });
});

test('a command without --run is a dry run', () => {
  expect(parseImportCommand(['a.xml', '--publication', 'x'])).toMatchObject({ ok: true, value: { mode: 'dry-run' } });
});

test.each([
  [true, '\r\u001B[K███████████████░░░░░░░░░░░░░░░ 50%  1/2  One'],
  [false, '1 of 2 (50%)\n'],
])('progress in a terminal (%s)', (isTTY, line) => {
  const lines: string[] = [];
  let time = 0;
  const progress = createProgress(2, { isTTY, write: (text) => lines.push(text) }, () => new Date((time += 6_000)));
  progress.step('One');
  expect(lines).toEqual([line]);
});

const utc = { day: 'UTC', time: 'UTC' };

test.each([
  ['2026-11-21T10:00:00Z', '2026-11-21T10:00:00.000Z', '2026-11-21'],
  ['2026-11-21T23:30:00-05:00', '2026-11-22T04:30:00.000Z', '2026-11-22'],
  ['2026-11-21T10:00:00.123456+0130', '2026-11-21T08:30:00.000Z', '2026-11-21'],
  ['2026-11-21 10:00', '2026-11-21T10:00:00.000Z', '2026-11-21'],
  ['2026/1/2', '2026-01-02T00:00:00.000Z', '2026-01-02'],
  ['2026-11', '2026-11-01T00:00:00.000Z', '2026-11-01'],
  ['Sat, 07 Sep 2002 00:00:01 GMT', '2002-09-07T00:00:01.000Z', '2002-09-07'],
  ['7 Sep 02 9:05 EST', '2002-09-07T14:05:00.000Z', '2002-09-07'],
  ['Tue, 1 Jan 99 23:00:00 -0800', '1999-01-02T07:00:00.000Z', '1999-01-02'],
  ['Saturday, 07-Sep-2002 00:00:01 UTC', '2002-09-07T00:00:01.000Z', '2002-09-07'],
  ['November 21, 2026 at 6:05 p.m. EST', '2026-11-21T23:05:00.000Z', '2026-11-21'],
  ['Nov. 21, 2026', '2026-11-21T00:00:00.000Z', '2026-11-21'],
  ['Nov 21 2026 12:00 AM', '2026-11-21T00:00:00.000Z', '2026-11-21'],
])('%s is %s', (text, instant, day) => expect(readDate(text, utc)).toEqual({ instant, day }));

test.each([
  ['2026-11-26T02:10:00Z', '2026-11-25'],
  ['Thu, 26 Nov 2026 02:10:00 +0000', '2026-11-25'],
  ['2026-11-26 02:10', '2026-11-25'],
  ['2026-11-26', '2026-11-26'],
])('a publication of New York has %s at %s', (text, day) =>
  expect(readDate(text, { day: 'America/New_York', time: 'UTC' })?.day).toBe(day),
);

test.each([
  ['2026-07-04 10:00', '2026-07-04T14:00:00.000Z'],
  ['2026-12-04 10:00', '2026-12-04T15:00:00.000Z'],
  ['2026-12-04 10:00 QQQ', '2026-12-04T15:00:00.000Z'],
  ['2026-12-04 10:00Z', '2026-12-04T10:00:00.000Z'],
])('%s in New York is %s', (text, instant) =>
  expect(readDate(text, { day: 'UTC', time: 'America/New_York' })?.instant).toBe(instant),
);

test.each([
  '',
  'yesterday',
  '2026-02-30',
  '2026-13-01',
  '0000-00-00 00:00:00',
  '2026-11-21T25:00:00Z',
  '21 Foo 2026',
  '1/2/2026',
  'Nov 21 2026 13:00 PM',
  '9'.repeat(1_000_000),
  `2026-11-21${' '.repeat(1_000_000)}x`,
])('%.40s is not a date', (text) => expect(readDate(text, utc)).toBeUndefined());

test.each([
  ['2025-02-01', 'America/New_York', '2025-02-01T05:00:00.000Z'],
  ['2025-07-01', 'America/New_York', '2025-07-01T04:00:00.000Z'],
  ['Feb. 1, 2025', 'Asia/Tokyo', '2025-01-31T15:00:00.000Z'],
  ['1 Feb 2025', 'Europe/Berlin', '2025-01-31T23:00:00.000Z'],
  ['2025/02/01', 'UTC', '2025-02-01T00:00:00.000Z'],
])('%s without a time is that day in %s', (text, day, instant) => {
  expect(readDate(text, { day, time: 'Pacific/Auckland' })).toEqual({
    instant,
    day: expect.stringMatching(/^2025-0[27]-01$/),
  });
});
