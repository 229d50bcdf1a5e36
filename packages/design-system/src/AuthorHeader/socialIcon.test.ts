import { expect, test } from 'vitest';
import { socialIcon } from './socialIcon';

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
  expect(socialIcon(network)).toBe(icon);
});
