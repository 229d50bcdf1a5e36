import { describe, expect, test } from 'vitest';
import { toFilm, toVideoMark } from './footage';

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
