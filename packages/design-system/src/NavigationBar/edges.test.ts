import { expect, test } from 'vitest';
import { leavesPastEdge } from './edges';

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
