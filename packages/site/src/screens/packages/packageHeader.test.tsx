import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { aPage, aSite, brand } from '../../../test/aSite';
import { packageKinds, type PackageFolder } from '../../content/story/packageKinds';
import { packageRoutes, toPackageTeaser } from './toPackage';
import { PackageScreen } from './PackageScreen';
import { getEmptyPackageView } from './loadPackage';

const site = aSite(() => ({}));
const render = (list: PackageFolder): string => {
  const view = getEmptyPackageView(site, { list, package: 'power' });
  if (!view) throw new Error(`There is no package folder ${list}.`);
  return renderToStaticMarkup(<PackageScreen view={view} page={aPage(view.path)} />);
};
const inverseHeader = /data-on="inverse"[^>]*>(?:<(?!h1)[^>]*>[^<]*)*<h1/;

describe('§2.6 pkgHeader: the route selects the tone of the header', () => {
  test.each(Object.keys(packageKinds) as PackageFolder[])('the route of %s', (folder) => {
    const { pkgHeader } = packageRoutes[folder];
    expect(pkgHeader).toBeDefined();
    expect(inverseHeader.test(render(folder))).toBe(pkgHeader === 'inverse');
  });

  test.each([
    ['thought-leaders', 'Northlight'],
    ['special-reports', undefined],
  ] as const)('the sponsor in lists of %s is %s', (folder, sponsor) => {
    const wire = {
      id: '1',
      slug: 'power',
      title: 'Power',
      estimate: 0,
      packageUrl: `/${folder}/power/`,
      summary: null,
      imageUrl: null,
      digitalEditionUrl: null,
      pubDate: '2026-11-21T12:00:00Z',
      sponsors: [{ name: 'Northlight' }],
    };
    expect(
      toPackageTeaser(brand, folder, new Date())(wire as unknown as Parameters<ReturnType<typeof toPackageTeaser>>[0])
        .kicker.sponsor,
    ).toBe(sponsor);
  });
});
