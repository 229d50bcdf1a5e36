import { describe, expect, test } from 'vitest';
import { aStaticPage } from '../../../test/aStaticPage';
import { aSite, brand } from '../../../test/aSite';
import { toCategoryGroups, loadSiteMap } from './loadSiteMap';
import { getOpenSections } from './sections';

const category = (name: string, channelName: string | null) => ({
  naturalId: name,
  name,
  slug: name,
  uri: `/${name}/`,
  path: name,
  channelName,
});

describe('§2.1 the site map lists category streams by channel', () => {
  test('groups streams in the order of the channels, sorted by name', () => {
    expect(
      toCategoryGroups([
        category('b', 'Markets'),
        category('x', null),
        category('s', 'Sectors'),
        category('a', 'Markets'),
      ]),
    ).toEqual([
      {
        title: 'Markets',
        links: [
          { title: 'a', url: '/a/' },
          { title: 'b', url: '/b/' },
        ],
      },
      { title: 'More', links: [{ title: 'x', url: '/x/' }] },
      { title: 'Sectors', links: [{ title: 's', url: '/s/' }] },
    ]);
  });
});

test('omits hubs without streams, and the tech center of a brand without its page', () => {
  const everything = [{ uri: '/markets/atlanta/' }, { uri: '/sectors/office/' }, { uri: '/best-practices/leasing/' }];
  expect(getOpenSections(brand, [], []).map(({ url }) => url)).not.toEqual(expect.arrayContaining(['/markets/']));
  expect(
    getOpenSections(brand, everything, [{ path: '/cre-tech-center/', title: 'Center of Tools' }]).map(({ url }) => url),
  ).toEqual(
    expect.arrayContaining(['/', '/markets/', '/sectors/', '/best-practices/', '/cre-tech-center/', '/nomination/']),
  );
  expect(getOpenSections(brand, [], [{ path: '/cre-tech-center/', title: 'Center of Tools' }])).toContainEqual({
    title: 'Center of Tools',
    url: '/cre-tech-center/',
  });
  expect(getOpenSections(brand, everything, []).some(({ url }) => url === '/cre-tech-center/')).toBe(false);
});

const load = (page: unknown, pages: readonly { title: string; path: string }[] = []) =>
  loadSiteMap(
    aSite(() => ({
      categories__getCategories: [category('a', 'Markets')],
      pages__getStaticPages: pages.map((listed) => ({ ...listed, slug: listed.path, noIndexNoFollow: false })),
      sponsored__getPackagesByTypeLite: { packages: [] },
      page__getStaticPage: page,
    })),
  );

test('lists the editorial page of a section once', async () => {
  const outcome = await load(null, [
    { title: 'Newsletters', path: '/static/newsletters/' },
    { title: 'Help', path: '/static/help/' },
  ]);
  const links = outcome.ok ? outcome.value.groups.flatMap(({ links }) => links) : [];
  expect(links.filter(({ url }) => url === '/static/newsletters/')).toHaveLength(1);
  expect(links).toContainEqual({ title: 'Help', url: '/static/help/' });
});

test('§2.3 lists the monthly pages in the order of the year, in a group of their own', async () => {
  const outcome = await load(
    null,
    ['april', 'january', 'about'].map((name) => ({ title: `Need to Know: ${name}`, path: `need-to-know-${name}` })),
  );
  const groups = outcome.ok ? outcome.value.groups : [];
  const titlesOf = (group: string) => groups.find(({ title }) => title === group)?.links.map(({ title }) => title);
  expect([titlesOf('Need to know'), titlesOf('About')]).toEqual([['january', 'april'], ['Need to Know: about']]);
});

describe('§2.3 editorial content of the site map', () => {
  test('replaces title and description, and is sanitized', async () => {
    expect(
      await load(
        aStaticPage({
          slug: 'sitemap',
          title: 'All doors',
          excerpt: 'Every section.',
          content: '<p onclick="x()">Search is quicker.</p>',
        }),
      ),
    ).toMatchObject({
      ok: true,
      value: {
        path: '/sitemap/',
        title: 'All doors',
        description: 'Every section.',
        editorial: { html: '<p>Search is quicker.</p>' },
      },
    });
  });

  test('is optional', async () => {
    const outcome = await load(null);
    expect(outcome).toMatchObject({ ok: true, value: { title: 'Site Map' } });
    expect(outcome.ok && outcome.value).not.toHaveProperty('editorial');
  });
});
