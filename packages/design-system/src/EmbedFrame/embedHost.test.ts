import { expect, test } from 'vitest';
import { embedHost } from './embedHost';

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
  expect(embedHost(src)).toBe(host);
});
