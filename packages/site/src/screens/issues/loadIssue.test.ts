import { describe, expect, test } from 'vitest';
import { aSite, brand, type Provider } from '../../../test/aSite';
import { aPackage } from '../../../test/wire';
import { loadIssue } from './loadIssue';

const aMagazineIssue = (id: string, slug: string, folder = `${brand.magazine.slug}/issue`) =>
  aPackage(slug, { id, type: 'magazine', packageUrl: `/${folder}/${slug}/`, estimate: 0, totalPages: 0 });
const newest = aMagazineIssue('27', 'the-newest');
const stored = [newest, aMagazineIssue('3', 'long-ago'), aMagazineIssue('4', 'a-report', 'special-reports')];
const trending = { getStatsList: { trendingArticles: { contents: [] } } };

const labeled = (
  query: string,
  variables: Record<string, unknown>,
  issues: readonly unknown[],
): Record<string, unknown> =>
  Object.fromEntries(
    [...query.matchAll(/(\w+__(\w+)): (\w+)/g)].map(([, key = '', field = '']) => {
      if (field === 'getPackagesByTypeLite') return [key, { estimate: issues.length, packages: issues }];
      if (field === 'getStatsList') return [key, trending.getStatsList];
      const slug = Object.entries(variables).find(([name]) => name.endsWith('slug'))?.[1];
      return [key, stored.find((one) => one.slug === slug || one.id === slug) ?? null];
    }),
  );
const providerWith =
  (issues: readonly unknown[]): Provider =>
  ({ query, variables }) =>
    labeled(query, variables, issues);
const load = (issue: string, issues: readonly unknown[] = [newest]) =>
  loadIssue(aSite(providerWith(issues)), { issue });

describe('§2.1 the issue page', () => {
  test.each([
    ['current', 'the-newest', 'current'],
    ['the-newest', 'the-newest', 'current'],
    ['27', 'the-newest', 'current'],
    ['long-ago', 'long-ago', 'earlier'],
    ['3', 'long-ago', 'earlier'],
  ])('%s is the issue %s, which is %s, even if no list contains it', async (requested, slug, edition) => {
    const outcome = await load(requested);
    expect(outcome.ok && [outcome.value.path, outcome.value.edition]).toEqual([
      `/${brand.magazine.slug}/issue/${slug}/`,
      edition,
    ]);
  });

  test.each([['no-such-issue'], ['99'], ['a-report'], ['Not-A-Slug']])('%s is not found', async (requested) => {
    expect(await load(requested)).toEqual({ ok: false, error: { kind: 'not-found' } });
  });

  test('a magazine without issues has a page without contents', async () => {
    const outcome = await load('current', []);
    expect(outcome.ok && [outcome.value.path, outcome.value.contents]).toEqual([`/${brand.magazine.slug}/`, undefined]);
  });
});
