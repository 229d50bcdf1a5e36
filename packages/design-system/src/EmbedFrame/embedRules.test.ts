import { expect, test } from 'vitest';
import { getEmbedHost, getEmbedSandbox } from './embedRules';

test.each([
  ['https://www.video.example/embed/1', 'video.example'],
  ['https://player.video.example/1?autoplay=0', 'player.video.example'],
  ['http://video.example/1', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,hello', undefined],
  ['https://trusted.example@evil.example/', undefined],
  ['/embed/1', undefined],
  ['', undefined],
])('the host of the embed "%s" is %s', (src, host) => {
  expect(getEmbedHost(src)).toBe(host);
});

const own = 'https://news.example';

test.each([
  ['https://video.example/embed/1', true],
  ['https://player.news.example/1', true],
  ['https://news.example:8443/1', true],
  ['https://news.example/static/chart/', false],
  ['https://NEWS.example/static/chart/', false],
  ['/static/chart/', false],
  ['', false],
])('the sandbox of "%s" allows its own origin: %s', (src, allowed) => {
  expect(getEmbedSandbox(src, own).split(' ').includes('allow-same-origin')).toBe(allowed);
});

test('every sandbox allows scripts', () => {
  expect(getEmbedSandbox('https://news.example/a/', own)).toContain('allow-scripts');
});
