import { describe, expect, test } from 'vitest';
import { getVideoFileType, parseHostedVideo, videoPlayerOrigins } from './videoHosts.ts';

const youTube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
const vimeo = 'https://player.vimeo.com/video/76979871?dnt=1';

describe('§3 videos of other sites by their address', () => {
  test.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s', youTube],
    ['https://youtu.be/dQw4w9WgXcQ', youTube],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', youTube],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ', youTube],
    ['https://vimeo.com/76979871', vimeo],
    ['https://vimeo.com/channels/staffpicks/76979871', vimeo],
    ['https://player.vimeo.com/video/76979871', vimeo],
    ['https://vimeo.com/76979871/0a1b2c3d', 'https://player.vimeo.com/video/76979871?h=0a1b2c3d&dnt=1'],
    ['https://player.vimeo.com/video/76979871?h=0a1b2c3d', 'https://player.vimeo.com/video/76979871?h=0a1b2c3d&dnt=1'],
    ['https://www.dailymotion.com/video/x8abc', 'https://geo.dailymotion.com/player.html?video=x8abc'],
    ['https://www.ted.com/talks/ada_on_towers', 'https://embed.ted.com/talks/ada_on_towers'],
  ])('%s is played at %s', (address, embedUrl) => {
    expect(parseHostedVideo(address)?.embedUrl).toBe(embedUrl);
    expect(parseHostedVideo(embedUrl)?.embedUrl).toBe(embedUrl);
    expect(videoPlayerOrigins).toContain(new URL(embedUrl).origin);
  });

  test.each([
    'https://www.youtube.com/',
    'https://www.youtube.com/watch?v=%22onload',
    'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil@www.youtube.com/watch?v=dQw4w9WgXcQ',
    'http://vimeo.com/76979871',
    'https://vimeo.com/about',
    'javascript:alert(1)',
    '/media/a.mp4',
  ])('%s is no video', (address) => expect(parseHostedVideo(address)).toBeUndefined());
});

test.each([
  ['/media/ab/film.mp4', 'video/mp4'],
  ['https://cdn.example/a/index.m3u8?token=1', 'application/vnd.apple.mpegurl'],
  ['https://cdn.example/A.WEBM#t=3', 'video/webm'],
  ['https://cdn.example/a.html', undefined],
  ['', undefined],
])('the file type of "%s" is %s', (address, type) => expect(getVideoFileType(address)).toBe(type));
