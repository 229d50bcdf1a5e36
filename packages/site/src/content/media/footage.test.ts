import { describe, expect, test } from 'vitest';
import { toFilm, toVideoMark } from './footage';
import { listChapters, toParagraphs, toTranscript } from './transcript';
import { sanitizeBlock } from '../../screens/article/articleBody';
import { splitPlayers, toEmbedPlayers } from './player';

const file = {
  uri: '/media/ab/film.mp4',
  type: 'video/mp4; codecs="avc1.64001f"',
  duration: 214,
  width: 1280,
  height: 720,
  captions: [{ uri: '/media/ef/en.vtt', language: 'en', label: 'English' }],
  transcript: 'Bars grow.\n\nA line is drawn.',
};

describe('§3 Article, video: without footage there is no player, no duration and no place in a list', () => {
  test.each([
    '',
    '/videos/film',
    'https://www.example.com/watch',
    'javascript:alert(1)//a.mp4',
    '//evil.example/a.mp4',
  ])('"%s" is no footage', (uri) => {
    expect(toFilm({ uri, duration: 90 })).toBeUndefined();
    expect(toVideoMark({ uri, duration: 90 })).toBeUndefined();
  });
  test('neither is a video that the content service does not return', () => expect(toFilm(null)).toBeUndefined());
});

describe('a film', () => {
  test('of the site has its files, captions, length and transcript', () => {
    expect(toFilm(file)).toEqual({
      footage: {
        kind: 'file',
        sources: [{ src: file.uri, type: file.type }],
        captions: [{ src: '/media/ef/en.vtt', language: 'en', label: 'English' }],
        width: 1280,
        height: 720,
      },
      uri: file.uri,
      type: file.type,
      duration: '3:34',
      seconds: 214,
      transcript: ['Bars grow.', 'A line is drawn.'],
    });
  });

  test('offers a smaller file to phones first, and other formats last', () => {
    const renditions = [
      { uri: '/media/cd/film.webm', type: 'video/webm', width: 768, height: 432 },
      { uri: '/media/gh/small.mp4', type: 'video/mp4', width: 640, height: 360 },
    ];
    const footage = toFilm({ ...file, renditions })?.footage;
    expect(footage?.kind === 'file' && footage.sources.map(({ src, media }) => [src, media])).toEqual([
      ['/media/gh/small.mp4', '(max-width: 640px)'],
      [file.uri, undefined],
      ['/media/cd/film.webm', undefined],
    ]);
  });

  test.each([
    ['https://cdn.example.com/a/index.m3u8', 'application/vnd.apple.mpegurl'],
    ['https://cdn.example.com/a.webm', 'video/webm'],
  ])('at %s has the type %s', (uri, type) =>
    expect(toFilm({ uri })).toMatchObject({ footage: { kind: 'file', sources: [{ src: uri, type }] }, type }),
  );

  test('of another site has the address of its player', () => {
    const film = toFilm({ uri: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', duration: 20 });
    const src = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
    expect(film).toMatchObject({ footage: { kind: 'embed', src }, uri: src, duration: '0:20' });
    expect(film).not.toHaveProperty('type');
  });
});

test.each([
  ['no text', undefined, []],
  ['one paragraph over two lines', 'Bars grow.\nThey stop.', ['Bars grow.\nThey stop.']],
  [
    'paragraphs between lines of white space',
    '\n Bars grow.\n \t\n\nA line is drawn. \n',
    ['Bars grow.', 'A line is drawn.'],
  ],
])('§3 the transcript of a video or an episode with %s is split at blank lines', (_, text, paragraphs) => {
  expect(toParagraphs(text)).toEqual(paragraphs);
});

test.each([
  ['no text', null, []],
  ['blank lines', '\n\n \n\n', []],
  ['paragraphs without a speaker', 'One.\n\nTwo: three.', [{ text: 'One.' }, { speaker: 'Two', text: 'three.' }]],
  [
    'a speaker once until another one speaks',
    'Maren Ostrow: Which?\n\nMaren Ostrow: Why?\n\nBlythe Sandoval: The elevators.',
    [
      { speaker: 'Maren Ostrow', text: 'Which?' },
      { text: 'Why?' },
      { speaker: 'Blythe Sandoval', text: 'The elevators.' },
    ],
  ],
  [
    'chapters, each with its first paragraph',
    '## 0:00 The bank\n\nMaren Ostrow: Which?\n\n## 1:02:05 The elevators\n\nMaren Ostrow: Why?',
    [
      { chapter: { title: 'The bank', seconds: 0 }, speaker: 'Maren Ostrow', text: 'Which?' },
      { chapter: { title: 'The elevators', seconds: 3725 }, speaker: 'Maren Ostrow', text: 'Why?' },
    ],
  ],
  ['a heading without a time', '## The bank', [{ text: '## The bank' }]],
  ['a time of day', 'at 9:30 they met.', [{ text: 'at 9:30 they met.' }]],
])('§3 a transcript of %s', (_, text, turns) => {
  expect(toTranscript(text)).toEqual(turns);
});

const turns = toTranscript('## 0:00 The bank\n\nOne.\n\n## 0:40 The lender\n\nTwo.\n\n## 2:05 The elevators\n\nThree.');

test.each([
  ['a whole recording has all', 150, ['The bank', 'The lender', 'The elevators']],
  ['a recording of unknown length has all', undefined, ['The bank', 'The lender', 'The elevators']],
  ['a trailer has those that begin before its end', 60, ['The bank', 'The lender']],
  ['a trailer that ends in the first chapter has none', 12, []],
])('§3 chapters: %s', (_, audioSeconds, titles) => {
  expect(listChapters(turns, audioSeconds).map(({ title }) => title)).toEqual(titles);
});

const poster = `/images/media-${'a'.repeat(64)}-1280x720-204060`;

test('players are taken out of the text at their places', () => {
  const { blocks, players } = splitPlayers(
    [
      `<figure class="player" data-width="640" data-height="360" data-seconds="22"><img src="${poster}/?width=800" alt=""><a href="/media/ab/film.mp4">Rents &amp; <b>roofs</b></a></figure>`,
      '<p>One</p>',
      '<figure class="player"><a href="https://youtu.be/abc123def45">A talk</a></figure>',
      '<figure class="player"><a href="https://open.spotify.com/embed/episode/1">An episode</a></figure>',
      '<p>Two</p>',
      '<figure class="player"><a href="https://cdn.example.com/live/index.m3u8">Live</a></figure>',
    ].map((html) => ({ html: sanitizeBlock(html) })),
  );
  expect(blocks).toEqual([{ html: '<p>One</p>' }, { html: '<p>Two</p>' }]);
  expect(players).toMatchObject([
    {
      kind: 'film',
      after: 0,
      title: 'Rents & roofs',
      poster: { width: 1280, height: 720, alt: '' },
      film: { duration: '0:22', footage: { kind: 'file', width: 640, height: 360 } },
    },
    {
      kind: 'film',
      after: 1,
      title: 'A talk',
      film: { footage: { kind: 'embed', src: 'https://www.youtube-nocookie.com/embed/abc123def45' } },
    },
    { kind: 'embed', after: 1, embed: { provider: 'Spotify', title: 'An episode' } },
    { kind: 'film', after: 2, film: { footage: { sources: [{ type: 'application/vnd.apple.mpegurl' }] } } },
  ]);
});

test.each([
  '<figure class="player"><a href="https://unknown.example/video">A video</a></figure>',
  '<figure class="player"><a href="javascript:alert(1)">A video</a></figure>',
  '<figure class="player"></figure>',
  '<figure class="chart"><a href="https://youtu.be/abc123def45">A talk</a></figure>',
])('%s stays in the text', (html) => {
  const { blocks, players } = splitPlayers([{ html }]);
  expect([blocks, players]).toEqual([[{ html }], []]);
});

const text = '<p>Text</p>';
const heading = '<h2>Head</h2>';
test.each([
  ['after the third and the seventh block', Array<string>(9).fill(text), [3, 7]],
  ['never between a heading and its text', [text, text, heading, text, text, text, text, text, text], [4, 7]],
  ['never after a bold paragraph', [text, text, '<p><b>Head</b></p>', text, text], [4, 5]],
  ['before a heading', [text, text, text, heading, text], [3, 5]],
  ['at the end of a short text', [text, text], [2, 2]],
  ['not in the gap of another player', Array<string>(8).fill(text), [4, 7], [3]],
])('§3: embeds are %s', (_, html, places, others: readonly number[] = []) => {
  const blocks = html.map((block) => ({ html: block }));
  const embeds = toEmbedPlayers(
    ['https://open.spotify.com/embed/episode/1', 'https://open.spotify.com/embed/episode/2'],
    blocks,
    others.map((after) => ({ after })),
  );
  expect(embeds.map(({ after }) => after)).toEqual(places);
});
