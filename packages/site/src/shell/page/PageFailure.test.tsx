import { renderToReadableStream } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { aPage, aSiteWithoutProvider, brand } from '../../../test/aSite';
import { CompanyScreen } from '../../screens/companyResources/CompanyScreen';
import { getEmptyCompanyView, loadCompany } from '../../screens/companyResources/loadCompany';
import { IssueScreen } from '../../screens/issues/IssueScreen';
import { getEmptyIssueView, loadIssue } from '../../screens/issues/loadIssue';
import { loadMenu, getEmptyMenuView } from '../../screens/menu/loadMenu';
import { MenuScreen } from '../../screens/menu/MenuScreen';
import { loadPackage, getEmptyPackageView } from '../../screens/packages/loadPackage';
import { PackageScreen } from '../../screens/packages/PackageScreen';
import { loadPartners, getEmptyPartnersView } from '../../screens/resourcePartners/loadPartners';
import { PartnersScreen } from '../../screens/resourcePartners/PartnersScreen';
import { loadResources } from '../../screens/resources/loadResources';
import { parseResources } from '../../screens/resources/parameters';
import { resourcesPage } from '../../screens/resources/resourcesPage';
import { PageFailure } from './PageFailure';
import type { PageError } from '../../framework/result';

const down: PageError = { kind: 'unavailable', cause: new TypeError('fetch failed') };

/** The HTML that is sent at once, and the exceptions from which Next derives the status. */
const sent = async (emptyView: React.ReactNode): Promise<{ html: string; thrown: unknown[] }> => {
  const thrown: unknown[] = [];
  const stream = await renderToReadableStream(<PageFailure brand={brand} error={down} fallback={emptyView} />, {
    onError: (cause) => {
      thrown.push(cause instanceof Error && cause.name);
    },
  });
  await stream.allReady;
  return { html: await new Response(stream).text(), thrown };
};

describe('while a service does not respond', () => {
  const site = aSiteWithoutProvider();

  test('§8 the package page has an empty state', async () => {
    const params = { list: 'special-reports', package: 'power', page: '1' };
    const page = aPage('/special-reports/power/', site);
    expect(await loadPackage(page, params)).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
    const view = getEmptyPackageView(site, params);
    expect(view).toMatchObject({ stories: [], parts: [], path: page.path });
    const { html, thrown } = await sent(view && <PackageScreen view={view} page={page} />);
    expect(html).toMatch(/<h1[^>]*>Special Report<.*We could not load these stories/s);
    expect(thrown, 'the error is thrown, so the page is not cached').toEqual(['ContentUnavailableError']);
  });

  test.each([['harrow'], ['-']])('§7.2 the partners page of %s has an empty state', async (choice) => {
    const params = { site: '-', choice };
    expect(await loadCompany(site, params)).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
    const view = getEmptyCompanyView(site, params);
    const { html, thrown } = await sent(view && <CompanyScreen view={view} page={aPage(view.path, site)} />);
    expect(html).toMatch(/<h1[^>]*>Partners<.*We could not load the partners/s);
    expect(thrown).toEqual(['ContentUnavailableError']);
  });

  test.each([['current'], ['november-2026']])('§3, §8 the issue page of %s has an empty state', async (issue) => {
    expect(await loadIssue(site, { issue })).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
    const view = getEmptyIssueView(site, { issue });
    const { html, thrown } = await sent(view && <IssueScreen view={view} page={aPage(view.path, site)} />);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${brand.magazine.name}<.*We could not load this issue`, 's'));
    expect(thrown).toEqual(['ContentUnavailableError']);
  });

  test.each([
    ['-', 'partner pages'],
    ['video', 'videos'],
    ['thought-leadership', 'series'],
    ['webcasts', 'webcasts'],
    ['white-papers', 'white papers'],
    ['careers', 'positions'],
  ])('§7.2 the tab %s of the partner resources has an empty state for its %s', async (choice, what) => {
    const params = { site: '-', choice };
    expect(await loadPartners(site, params)).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
    const view = getEmptyPartnersView(site, params);
    const { html, thrown } = await sent(view && <PartnersScreen view={view} page={aPage(view.path, site)} />);
    expect(html).toContain(`We could not load the ${what}`);
    expect(thrown).toEqual(['ContentUnavailableError']);
  });

  test('§7.2 the request-rendered resource page is empty and marked as unavailable', async () => {
    expect(await loadResources(site, '-', parseResources({}))).toMatchObject({
      ok: true,
      value: { state: 'unavailable' },
    });
    expect(await resourcesPage.render(aPage('/resources/', site), { site: '-' }, {})).toMatchObject({
      ok: true,
      value: { state: 'unavailable', metadata: { robots: { index: false } } },
    });
  });

  test('§2.7 the menus are rendered without stories and are not cached', async () => {
    expect(await loadMenu(site)).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
    const { html, thrown } = await sent(<MenuScreen view={getEmptyMenuView()} page={aPage('/menu/', site)} />);
    expect(html).toMatch(/data-menu-part="drawer".*data-menu-part="\//s);
    expect(thrown).toEqual(['ContentUnavailableError']);
  });

  test('§2.4 any other page shows the server-error screen', async () => {
    const { html, thrown } = await sent(undefined);
    expect(html).toMatch(/<main[^>]*>.*<a [^>]*href="\/"/s);
    expect(thrown).toEqual(['ContentUnavailableError']);
  });

  test.each([
    [getEmptyPackageView, { list: 'constructor', package: 'x' }],
    [getEmptyCompanyView, { site: 'nobody', choice: '-' }],
    [getEmptyIssueView, { issue: 'No-Slug' }],
    [getEmptyPartnersView, { site: '-', choice: 'nothing' }],
  ])('an invalid address has no empty view', (emptyView, params) => {
    expect(emptyView(aPage('/', site), params)).toBeUndefined();
  });
});
