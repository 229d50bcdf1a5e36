import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { aStaticPage } from '../../../test/aStaticPage';
import { aPage, aSite } from '../../../test/aSite';
import { getStaticPath } from '../../routing/getStaticPath';
import { hubPage } from './hubPage';
import { loadHub } from './loadHub';

const groups = [
  { title: 'West', uri: '/markets/west/', categories: [{ name: 'Denver', uri: '/markets/denver/' }] },
  { title: 'National', uri: '/markets/national/', categories: [] },
  { title: 'International', uri: '/markets/international/', categories: [] },
];

test('§2.8 regions list their cities, and markets without cities share one group', async () => {
  const outcome = await loadHub(
    aSite(() => ({ groups__getMarketGroups: groups })),
    { hub: 'markets' },
  );
  expect(outcome.ok && outcome.value.groups).toEqual([
    { title: 'West', url: '/markets/west/', links: [{ title: 'Denver', url: '/markets/denver/' }] },
    {
      title: 'Beyond the regions',
      links: [
        { title: 'National', url: '/markets/national/' },
        { title: 'International', url: '/markets/international/' },
      ],
    },
  ]);
});

test('an unknown hub is not found', async () =>
  expect(
    await loadHub(
      aSite(() => ({})),
      { hub: 'constructor' },
    ),
  ).toEqual({ ok: false, error: { kind: 'not-found' } }));

describe('§2.3 editorial content of the markets page', () => {
  const load = (page: unknown) =>
    loadHub(
      aSite(() => ({ groups__getMarketGroups: groups, page__getStaticPage: page })),
      { hub: 'markets' },
    );

  test('replaces title and description, and is sanitized', async () => {
    expect(
      await load(
        aStaticPage({
          slug: 'markets',
          title: 'Where we report',
          excerpt: 'Five regions.',
          content: '<h2>How the map is drawn</h2><script>x()</script>',
        }),
      ),
    ).toMatchObject({
      ok: true,
      value: {
        path: '/markets/',
        title: 'Where we report',
        description: 'Five regions.',
        editorial: { html: '<h2>How the map is drawn</h2>' },
      },
    });
  });

  test('is optional, and omitted if its query fails', async () => {
    for (const page of [null, undefined])
      expect(await load(page)).toMatchObject({
        ok: true,
        value: { title: 'Markets', groups: [{ title: 'West' }, {}] },
      });
  });

  test('is rendered below the list of markets', async () => {
    const site = aSite(() => ({
      groups__getMarketGroups: groups,
      page__getStaticPage: aStaticPage({
        slug: 'markets',
        content: '<h2>How the map is drawn</h2>',
        settings: { metaDescription: 'By market.' },
      }),
    }));
    const outcome = await hubPage.render(aPage('/markets/', site), { hub: 'markets' }, {});
    expect(outcome.ok && outcome.value.metadata.description).toBe('By market.');
    expect(outcome.ok && renderToStaticMarkup(outcome.value.screen)).toMatch(
      /Denver.*<div data-page="markets">.*<h2>How the map is drawn<\/h2>/s,
    );
  });

  test('has the address of the hub', () => expect(getStaticPath('markets')).toBe('/markets/'));
});

test('§9 a hub with one group lays its links out in columns', async () => {
  const category = (slug: string) => ({
    naturalId: slug,
    name: slug,
    slug,
    uri: `/sectors/${slug}/`,
    path: slug,
    channelName: 'Sectors',
    sectionName: slug,
  });
  const outcome = await hubPage.render(
    aPage(
      '/sectors/',
      aSite(() => ({ categories__getCategories: ['office', 'land'].map(category) })),
    ),
    { hub: 'sectors' },
    {},
  );
  expect(outcome.ok && renderToStaticMarkup(outcome.value.screen)).toMatch(
    /<ul class="[^"]*flow[^"]*"><li[^>]*><a[^>]* href="\/sectors\/land\/"/,
  );
});
