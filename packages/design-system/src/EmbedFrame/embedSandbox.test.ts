import { expect, test } from 'vitest';
import { embedSandbox } from './embedSandbox';

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
  expect(embedSandbox(src, own).split(' ').includes('allow-same-origin')).toBe(allowed);
});

test('every sandbox allows scripts', () => {
  expect(embedSandbox('https://news.example/a/', own)).toContain('allow-scripts');
});
