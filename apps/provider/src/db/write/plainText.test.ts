import { expect, test } from 'vitest';
import { formatByline } from './plainText.ts';

test.each([
  ['en-US', ['Ann Sand', 'Bo Rand', 'Cy Wynn'], 'Ann Sand, Bo Rand and Cy Wynn'],
  ['de-DE', ['Anna Mill', 'Bert Roth'], 'Anna Mill und Bert Roth'],
  ['de-AT', ['Anna Mill'], 'Anna Mill'],
  ['de-DE', [], null],
])('in %s the byline of %j is %s', (language, names, byline) => {
  expect(formatByline(names, language)).toBe(byline);
});
