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
])('the network %j has the icon %s, in any case and with spaces around it', (network, icon) => {
  expect(getNetworkIcon(network)).toBe(icon);
});

test.each(['Bluesky', ''])('the network %j has no icon', (network) => {
  expect(getNetworkIcon(network)).toBeUndefined();
});

test.each(['constructor', 'toString'])(
  'the network %j has no icon, although every object has this property',
  (network) => {
    expect(getNetworkIcon(network)).toBeUndefined();
  },
);
