import { expect, test } from 'vitest';
import { getSocialIcon } from './socialIcon';

test.each([
  ['Twitter', 'twitter'],
  ['X', 'twitter'],
  ['LinkedIn', 'linkedin'],
  [' RSS ', 'rss'],
  ['Bluesky', 'link'],
  ['toString', 'link'],
])('%j has the icon %s', (network, icon) => {
  expect(getSocialIcon(network)).toBe(icon);
});
