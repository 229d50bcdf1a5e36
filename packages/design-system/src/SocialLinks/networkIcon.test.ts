import { expect, test } from 'vitest';
import { getNetworkIcon } from './networkIcon';

test.each([
  ['linkedin', 'linkedin'],
  ['LinkedIn', 'linkedin'],
  ['twitter', 'twitter'],
  ['X', 'twitter'],
  [' Facebook ', 'facebook'],
  [' RSS ', 'rss'],
  ['email', 'mail'],
  ['website', 'external'],
  ['Bluesky', undefined],
  ['constructor', undefined],
  ['toString', undefined],
  ['', undefined],
])('the network %j has the icon %s', (network, icon) => {
  expect(getNetworkIcon(network)).toBe(icon);
});
