import { describe, expect, test } from 'vitest';
import { toCanonicalPath, getSitePrefixes, findScope, withPrefix } from './prefix';

const brand = {
  pathPrefix: 'newsline',
  site: 'news',
  resourcePrefixes: [
    { pathPrefix: 'ledger', site: 'led' },
    { pathPrefix: 'newsline', site: 'other' },
  ],
};

describe('§2.1 the optional site prefix', () => {
  test.each([
    ['-', { prefix: undefined, site: 'news', own: true }],
    ['newsline', { prefix: 'newsline', site: 'news', own: true }],
    ['ledger', { prefix: 'ledger', site: 'led', own: false }],
    ['nobody', undefined],
    ['', undefined],
    ['constructor', undefined],
  ])('the prefix %j has the scope %j', (segment, scope) => {
    expect(findScope(brand, segment)).toEqual(scope);
  });

  test("other sites cannot replace the brand's own prefix", () => {
    expect(getSitePrefixes(brand).map(({ pathPrefix }) => pathPrefix)).toEqual(['newsline', 'ledger']);
  });

  test("links keep the prefix; the canonical path of the brand's own pages has none", () => {
    const own = { prefix: 'newsline', site: 'news', own: true };
    const other = { prefix: 'ledger', site: 'led', own: false };
    expect([withPrefix(own, '/resources/'), toCanonicalPath(own, '/resources/')]).toEqual([
      '/newsline/resources/',
      '/resources/',
    ]);
    expect([withPrefix(other, '/resources/'), toCanonicalPath(other, '/resources/')]).toEqual([
      '/ledger/resources/',
      '/ledger/resources/',
    ]);
  });
});
