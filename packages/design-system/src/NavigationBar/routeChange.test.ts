import { expect, test } from 'vitest';
import { closesOnRouteChange } from './routeChange';

test.each([
  ['a desktop', 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/153.0.0.0 Safari/537.36', true],
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15', true],
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
    false,
  ],
  [
    'an Android tablet',
    'Mozilla/5.0 (Linux; Android 16; Tablet) AppleWebKit/537.36 Chrome/153.0.0.0 Safari/537.36',
    false,
  ],
  ['an unknown one', '', true],
])('§2.7: on %s a route change closes the submenu: %s', (_, userAgent, closes) => {
  expect(closesOnRouteChange(userAgent)).toBe(closes);
});
