import { expect, test } from 'vitest';
import { findReadableAccent, isReadableAccent } from './accent.ts';

test.each(['#14524c', '#8c2c1b', '#000080', '#5a2a82'])('%s is readable as it is', (accent) => {
  expect(isReadableAccent(accent)).toBe(true);
  expect(findReadableAccent(accent)).toBe(accent);
});

test.each([
  ['#eedd22', '#706810'],
  ['#00cc66', '#00763b'],
  ['#ffffff', '#666666'],
])('%s becomes the nearest readable color', (accent, readable) => {
  expect(isReadableAccent(accent)).toBe(false);
  expect(findReadableAccent(accent)).toBe(readable);
});
