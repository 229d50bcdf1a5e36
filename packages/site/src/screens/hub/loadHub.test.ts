import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { aStaticPage } from '../../../test/aStaticPage';
import { aPage, aSite, type Provider } from '../../../test/aSite';
import { aTeaser, aTrendingStory } from '../../../test/wire';
import { hubPage } from './HubScreen';
import { loadHub } from './loadHub';

const aHub = (path: string, provider: Provider) => aPage(path, aSite(provider));
const aCategory = (name: string, estimate = 0) => ({
  name,
  uri: `/markets/${name.toLowerCase()}/`,
  estimate,
});
const aStory = (title: string, motif = 'tower') =>
  aTeaser(title, { image: { uri: `/images/${motif}-slate-1-article`, width: 1200, height: 800, alt: '' } });
const aGroup = (title: string, estimate: number, categories: readonly ReturnType<typeof aCategory>[] = []) => ({
  ...aCategory(title, estimate),
  title,
  description: null,
  stories: [] as ReturnType<typeof aStory>[],
  categories,
});
const front = {
  leads: [],
  mostRead: [],
  groups: [aGroup('West', 40, [aCategory('Denver', 9)]), aGroup('National', 3), aGroup('International', 1)],
};

test('§2.8 regions list their cities, markets without cities share one group, each with its number of stories', async () => {
  const outcome = await loadHub(aHub('/markets/', () => ({ front__getSectionFront: front })));
  expect(outcome.ok && outcome.value.groups).toEqual([
    {
      title: 'West',
      url: '/markets/west/',
      count: 40,
      links: [{ title: 'Denver', url: '/markets/denver/', count: 9 }],
    },
    {
      title: 'Beyond the regions',
      links: [
        { title: 'National', url: '/markets/national/', count: 3 },
        { title: 'International', url: '/markets/international/', count: 1 },
      ],
    },
  ]);
});

describe('the news of a section', () => {
  const motifs = ['tower', 'crane', 'tower', 'plat', 'civic'];
  const load = (pictured = motifs) =>
    hubPage(
      aHub('/markets/', () => ({
        front__getSectionFront: {
          ...front,
          leads: pictured.map((motif, index) => aStory(`newest-${index}`, motif)),
          mostRead: [aTrendingStory('read')],
        },
      })),
      { hub: 'markets' },
      {},
    );

  test('is a lead, four stories and the most read ones, each linked once, above the directory', async () => {
    const outcome = await load();
    const html = outcome.ok ? renderToStaticMarkup(outcome.value.screen) : '';
    const links = [...html.matchAll(/href="(\/2026\/[^"]+)"/g)].map(([, url]) => url);
    expect(links).toEqual([
      '/2026/11/21/newest-0/',
      '/2026/11/21/newest-1/',
      '/2026/11/21/newest-3/',
      '/2026/11/21/newest-2/',
      '/2026/11/21/newest-4/',
      '/2026/11/21/read/',
    ]);
    expect(html.indexOf('/2026/11/21/read/')).toBeLessThan(html.indexOf('All markets'));
  });

  test.each([
    [motifs, ['tower', 'crane', 'plat']],
    [['tower', 'crane', 'tower', 'crane', 'crane'], ['tower']],
  ])('with the pictures %j shows those of the lead and of a whole row: %j', async (pictured, shown) => {
    const outcome = await load(pictured);
    const html = outcome.ok ? renderToStaticMarkup(outcome.value.screen) : '';
    expect([...html.matchAll(/ src="\/images\/([a-z]+)-/g)].map(([, motif]) => motif)).toEqual(shown);
  });
});

describe('the groups of a section', () => {
  const render = async (path: string, groups: readonly ReturnType<typeof aGroup>[], more: object = {}) => {
    const outcome = await hubPage(
      aHub(path, () => ({ front__getSectionFront: { ...front, groups }, ...more })),
      {},
      {},
    );
    return outcome.ok ? renderToStaticMarkup(outcome.value.screen) : '';
  };
  const withStories = (title: string, stories: readonly string[], categories: Parameters<typeof aGroup>[2] = []) => ({
    ...aGroup(title, 9, categories),
    stories: stories.map((story) => aStory(story, story)),
  });

  test('of the markets are its regions, each with a picture and headlines, above the directory', async () => {
    const html = await render('/markets/', [withStories('West', ['civic', 'plat'], [aCategory('Denver', 9)])]);
    expect(html).toMatch(
      /News by region.*href="\/markets\/west\/".*21\/civic\/.*21\/plat\/.*href="\/markets\/denver\/"/s,
    );
    expect([...html.matchAll(/ src="\/images\/([a-z]+)-/g)].map(([, motif]) => motif)).toEqual(['civic']);
  });

  test('without regions have headlines, and all of its links, so that there is no directory below', async () => {
    const html = await render('/sectors/', [withStories('Office', ['civic']), withStories('Land', [])]);
    expect(html).toContain('/2026/11/21/civic/');
    expect(html).not.toContain('src="/images/');
    expect(html.match(/href="\/markets\/office\/"/g)).toHaveLength(1);
    expect(html.match(/href="\/markets\/land\/"/g)).toHaveLength(1);
  });

  const officeDeals = {
    name: 'Office',
    slug: 'office',
    uri: '/sectors/office/',
    total: 1204,
    sales: [{ amount: 1.25e9, currency: 'USD' }],
    capRate: 7.0833,
  };
  test('of the sectors have a table of deals and cap rates, those with most deals first', async () => {
    const html = await render('/sectors/', [withStories('Office', [])], {
      sectorDeals__getSectorDeals: [
        { name: 'Land', slug: 'land', uri: '/sectors/land/', total: 2, sales: [], capRate: null },
        officeDeals,
      ],
    });
    const rows = [...html.matchAll(/<tr>(?:<th scope="row">).*?<\/tr>/g)].map(([row]) =>
      row.replaceAll(/<[^>]+>/g, '|'),
    );
    expect(rows.map((row) => row.split('|').filter(Boolean))).toEqual([
      ['Office', '1,204', '$1.25 billion', '7.1%'],
      ['Land', '2'],
    ]);
    expect(html).toContain('href="/deals/?sector=office&amp;period=12-months"');
  });

  test('of other sections have no table of deals', async () => {
    expect(
      await render('/markets/', [withStories('West', [])], { sectorDeals__getSectorDeals: [officeDeals] }),
    ).not.toContain('<table');
  });
});

test('a section without stories shows its directory', async () => {
  const outcome = await hubPage(
    aHub('/markets/', () => ({ front__getSectionFront: front })),
    {},
    {},
  );
  const html = outcome.ok ? renderToStaticMarkup(outcome.value.screen) : '';
  expect(html).toContain('All markets');
  expect(html).not.toContain('Most read');
});

test('§2.2 a hub above streams lists those of the family of its address, and is not found without any', async () => {
  const families: unknown[] = [];
  const load = (path: string, wire: typeof front | null) =>
    loadHub(
      aHub(path, ({ variables }) => {
        families.push(Object.entries(variables).find(([key]) => key.endsWith('family'))?.[1]);
        return { front__getSectionFront: wire };
      }),
    );
  const groups = [aGroup('Rates', 7)];
  expect(await load('/example-topics/', { ...front, groups })).toMatchObject({
    ok: true,
    value: { path: '/example-topics/', title: 'Topics', groups: [{ links: [{ title: 'Rates', count: 7 }] }] },
  });
  expect(families).toEqual(['example-topics']);
  expect(await load('/tag/', null)).toMatchObject({ ok: false, error: { kind: 'not-found' } });
  expect(await load('/sectors/', null)).toMatchObject({ ok: true, value: { groups: [] } });
});

describe('§2.3 editorial content of the markets page', () => {
  const load = (page: unknown) =>
    loadHub(aHub('/markets/', () => ({ front__getSectionFront: front, page__getStaticPage: page })));

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
      front__getSectionFront: front,
      page__getStaticPage: aStaticPage({
        slug: 'markets',
        content: '<h2>How the map is drawn</h2>',
        settings: { metaDescription: 'By market.' },
      }),
    }));
    const outcome = await hubPage(aPage('/markets/', site), {}, {});
    expect(outcome.ok && outcome.value.metadata.description).toBe('By market.');
    expect(outcome.ok && renderToStaticMarkup(outcome.value.screen)).toMatch(
      /Denver.*<div data-page="markets">.*<h2>How the map is drawn<\/h2>/s,
    );
  });
});

test('§9 a hub with one group lays its links out in columns', async () => {
  const outcome = await hubPage(
    aHub('/sectors/', () => ({
      front__getSectionFront: { ...front, groups: [aGroup('Office', 7), aGroup('Land', 2)] },
    })),
    { hub: 'sectors' },
    {},
  );
  expect(outcome.ok && renderToStaticMarkup(outcome.value.screen)).toMatch(
    /<ul class="[^"]*flow[^"]*"><li[^>]*><a[^>]* href="\/markets\/land\/"/,
  );
});
