import { expect, test } from 'vitest';
import { toServiceUrl } from './forward';

const endpoint = 'http://provider.internal:4000/images';

test.each([
  [['a.webp'], `${endpoint}/a.webp`],
  [['a', 'b c'], `${endpoint}/a/b%20c`],
  [['../graphql'], `${endpoint}/..%2Fgraphql`],
  [['..\\graphql'], `${endpoint}/..%5Cgraphql`],
  [['a?query=x'], `${endpoint}/a%3Fquery%3Dx`],
  [['...'], `${endpoint}/...`],
  [[], endpoint],
])('%j stays below the endpoint', (segments, url) => {
  expect(toServiceUrl(endpoint, segments)).toBe(url);
  expect(new URL(url).pathname.startsWith('/images')).toBe(true);
});

test.each([
  [['..', 'graphql']],
  [['a', '..', '..', 'graphql']],
  [['.']],
  [['%2e%2e', 'graphql']],
  [['%2E.', 'graphql']],
  [['']],
])('%j leads out of the endpoint and has no URL', (segments) => {
  expect(toServiceUrl(endpoint, segments)).toBeUndefined();
});
