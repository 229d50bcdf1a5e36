import { expect, test } from 'vitest';
import { getProfileIcon } from './profileIcon';

test.each([
  ['linkedin', 'linkedin'],
  ['LinkedIn', 'linkedin'],
  ['twitter', 'twitter'],
  ['X', 'twitter'],
  [' Facebook ', 'facebook'],
  ['email', 'mail'],
  ['website', 'external'],
  ['mastodon', undefined],
  ['constructor', undefined],
  ['', undefined],
])('the network "%s" has the icon %s', (network, icon) => {
  expect(getProfileIcon(network)).toBe(icon);
});
