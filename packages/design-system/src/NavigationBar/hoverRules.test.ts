import { expect, test } from 'vitest';
import { leavesPastEdge, closesOnRouteChange } from './hoverRules';

const box = { top: 100, left: 200, right: 640 };
const edges = { top: 5, left: 10, right: 10 };

test.each([
  ['the top edge', { x: 400, y: 99 }, true],
  ['within 5 px of the top edge', { x: 400, y: 105 }, true],
  ['within 10 px of the left edge', { x: 210, y: 300 }, true],
  ['within 10 px of the right edge', { x: 630, y: 300 }, true],
  ['the bottom edge', { x: 400, y: 900 }, false],
  ['just inside the tolerances', { x: 211, y: 106 }, false],
])('§2.7: the mouse leaves past %s', (_, point, closes) => {
  expect(leavesPastEdge(point, box, edges)).toBe(closes);
});

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
