import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { aPage, aSiteWithoutProvider, brand } from '../../test/aSite';
import { loadDocument, matchPage, openAddress } from './loadDocument';

const open = (address: string) => {
  const site = aSiteWithoutProvider();
  const [path = '', search] = address.split('?');
  const query = Object.fromEntries(new URLSearchParams(search));
  return openAddress(site, { path, query }, matchPage(site.brand, { path, query }));
};

describe('while a service does not respond', () => {
  test.each([
    ['§8 the package page', '/special-reports/power/', /<h1[^>]*>Special Report<.*We could not load these stories/s],
    [
      '§7.2 the page of a company',
      '/company-resources/?realmID=harrow',
      /<h1[^>]*>Partners<.*We could not load the partners/s,
    ],
    ['§7.2 the partners page', '/company-resources/', /<h1[^>]*>Partners<.*We could not load the partners/s],
    ['§3, §8 the current issue', `/${brand.magazine.slug}/current-issue/`, /We could not load this issue/],
    ['§3, §8 an issue', `/${brand.magazine.slug}/issue/november-2026/`, /We could not load this issue/],
    ['§7.2 the partner pages', '/resources/partners/', /We could not load the partner pages/],
    ['§7.2 the videos of partners', '/resources/partners/?tab=video', /We could not load the videos/],
    ['§7.2 the series of partners', '/resources/partners/?tab=thought-leadership', /We could not load the series/],
    ['§7.2 the webcasts of partners', '/resources/partners/?tab=webcasts', /We could not load the webcasts/],
    [
      '§7.2 the white papers of partners',
      '/resources/partners/?tab=white-papers',
      /We could not load the white papers/,
    ],
    ['§7.2 the positions of partners', '/resources/partners/?tab=careers', /We could not load the positions/],
    ['§7.2 the resource page', '/resources/', /<h1/],
    ['§2.7 the menus', '/menu/', /data-menu-part="drawer".*data-menu-part="\//s],
  ])('%s has an empty state', async (_, address, text) => {
    const outcome = await open(address);
    expect(outcome).toMatchObject({
      ok: true,
      value: { state: 'unavailable', metadata: { robots: { index: false } } },
    });
    expect(outcome.ok && renderToStaticMarkup(outcome.value.screen)).toMatch(text);
  });

  test.each(['/', '/markets/', '/2026/11/21/a-deal/'])('§2.4 %s shows the server-error screen', async (address) => {
    expect(await open(address)).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
  });

  test.each(['/resources/partners/?tab=nothing', `/${brand.magazine.slug}/issue/No-Slug/`])(
    'the invalid address %s has no empty state',
    async (address) => expect((await open(address)).ok).toBe(false),
  );

  test('an address without a route is not found', async () => {
    expect(await open('/no/such/page/')).toMatchObject({ error: { kind: 'not-found', address: 'unmatched' } });
    expect(await open('/no/such/file.jpg')).toMatchObject({ error: { kind: 'not-found', address: 'file' } });
    expect(aPage('/no/such/page/').routeName).toBeUndefined();
  });

  test('§2.9: a document that is not found is rendered again after a minute', async () => {
    const { status, headers } = await loadDocument(brand, { path: '/no/such/page/', query: {} });
    expect([status, headers?.['x-page-lifetime']]).toEqual([404, '60']);
  });
});
