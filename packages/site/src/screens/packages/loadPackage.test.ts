import { describe, expect, test } from 'vitest';
import { aPage, aSite, brand, type DataService } from '../../../test/aSite';
import { aPackage, aPicture, aSponsor, aTeaser, byLabel } from '../../../test/wire';
import { pageFacts } from '../../shell/tracking/PageData';
import { loadPackage, toParts, type PackageView } from './loadPackage';
import { toSponsor } from './toPackage';

const northlight = aSponsor('Northlight');
const report = aPackage('power', { articles: [aTeaser('first')], sponsors: [northlight] });
const listed = (...packages: unknown[]) => ({ estimate: packages.length, packages });
const newest = aPackage('home-latest', { articles: [aTeaser('first'), aTeaser('second'), aTeaser('third')] });

const queries: string[] = [];
const load = async (
  results: Record<string, unknown>,
  { page = '1', list = 'special-reports', service }: { page?: string; list?: string; service?: DataService } = {},
) => {
  const provider = byLabel(results);
  const site = aSite((query) => {
    queries.push(query.query);
    return provider(query);
  }, service);
  const outcome = await loadPackage(aPage(`/${list}/power/`, site), { list, package: 'power', page });
  if (!outcome.ok) throw new Error(`The package could not be loaded: ${outcome.error.kind}.`);
  return outcome.value;
};

test('the picture in the header of a package has its credit', async () => {
  const pictured = { ...report, imageUrl: '/images/tower-facade-oxide-101-article', imageCredit: 'Ann Lee' };
  expect((await load({ package: pictured, newest })).picture?.credit).toBe('Ann Lee');
});

describe('§2.6 more from the publisher, under a package', () => {
  const newestStories = [`More from ${brand.name}`, ['second', 'third']];

  test.each([
    [
      'lists other packages of its sponsor first',
      listed(
        report,
        aPackage('heat', { packageUrl: '/thought-leaders/heat/', sponsors: [northlight] }),
        aPackage('cold', { packageUrl: '/elsewhere/cold/', sponsors: [northlight] }),
        aPackage('rain'),
      ),
      [['More from Northlight', ['heat']], newestStories],
    ],
    [
      'lists only the newest stories if its sponsor has no other package',
      listed(report, aPackage('rain', { sponsors: [aSponsor('Calloway')] })),
      [newestStories],
    ],
    ['lists the newest stories if the query for packages fails', undefined, [newestStories]],
  ])('%s', async (_, all, lists) => {
    const { more } = await load({ package: report, newest, ...(all && { all }) });
    expect(more.map(({ title, stories }) => [title, stories.map((story) => story.title)])).toEqual(lists);
  });

  test('has stories with pictures first', async () => {
    const image = aPicture('/images/tower-101-article');
    const articles = [aTeaser('plain'), aTeaser('pictured', { image })];
    const { more } = await load({ package: report, newest: aPackage('home-latest', { articles }) });
    expect(more[0]?.stories.map(({ title }) => title)).toEqual(['pictured', 'plain']);
  });

  test('is part of the document of the page', async () => {
    queries.length = 0;
    await load({ package: report, newest });
    expect(queries).toHaveLength(1);
  });

  test('is empty without stories', async () => {
    expect((await load({ package: report })).more).toEqual([]);
  });
});

describe('§2.6 resources of partners, under a package', () => {
  const paper = { publisher: 'harrow', downloadURL: '/a.pdf', type: 'Guide', startDate: '2026-03-01T12:00:00Z' };
  const resources: DataService = async () =>
    Response.json([1, 2, 3, 4, 5, 6, 7].map((number) => ({ ...paper, resourceName: `Paper ${number}` })));

  test.each([
    ['are at most six', 'special-reports', resources, 6],
    ['are not requested where the route has none', 'sponsored-content', resources, 0],
    ['are omitted while their service fails', 'special-reports', undefined, 0],
  ])('%s', async (_, list, service, count) => {
    const ofList = { ...report, packageUrl: `/${list}/power/` };
    const view = await load({ package: ofList }, { list, ...(service && { service }) });
    expect(view.resources).toHaveLength(count);
  });
});

test('the stories of a special report are its parts, numbered over its pages', async () => {
  const articles = [aTeaser('first'), aTeaser('second')];
  const getParts = ({ stories }: PackageView) => stories.map(({ title, kicker }) => [title, kicker.trail[0]?.title]);
  expect(getParts(await load({ package: { ...report, articles } }))).toEqual([
    ['first', 'Part 1'],
    ['second', 'Part 2'],
  ]);
  expect(getParts(await load({ package: { ...report, articles, totalPages: 2 } }, { page: '2' }))[0]).toEqual([
    'first',
    'Part 11',
  ]);
});

describe('§3 the advertising codes of sponsors', () => {
  test.each([
    [[northlight, aSponsor('Calloway')], 'northlight,calloway'],
    [[aSponsor('Arbor', { adCode: null })], undefined],
    [[], undefined],
  ])('%#: the view has the codes %s', async (sponsors, adCodes) => {
    expect((await load({ package: { ...report, sponsors } })).adCodes).toBe(adCodes);
  });

  test('are part of the page facts for ad targeting', () => {
    expect(pageFacts(aPage('/special-reports/power/'), { sponsor: 'northlight' }).sponsor).toBe('northlight');
  });
});

describe('§3 a part of a package has a link if showAll is set', () => {
  test.each([
    ['/markets/atlanta/', true, '/markets/atlanta/'],
    ['/markets/atlanta/', false, undefined],
    ['javascript:alert(1)', true, undefined],
    ['//elsewhere.example/', true, undefined],
    [null, true, undefined],
  ])('link %s, showAll %s', (link, showAll, url) => {
    const [part] = toParts(
      aSite(() => ({})),
      {
        navigations: [
          { name: 'Atlanta', description: 'All of it.', link, showAll, searchContents: [aTeaser('first')] },
        ] as unknown as Parameters<typeof toParts>[1]['navigations'],
      },
      [],
    );
    expect(part?.url).toBe(url);
  });
});

test.each([
  ['example_northlight', '@example_northlight', 'https://x.com/example_northlight'],
  ['@northlight', '@northlight', 'https://x.com/northlight'],
  ['javascript:x', undefined, undefined],
  [null, undefined, undefined],
])('§3 the sponsor %s has a profile link titled %s', async (twitterId, title, url) => {
  const [sponsor] = (await load({ package: { ...report, sponsors: [aSponsor('Northlight', { twitterId })] } }))
    .sponsors;
  expect([sponsor?.profile?.title, sponsor?.profile?.url]).toEqual([title, url]);
});

test('a sponsor has no link to pages of partners that the brand leaves out', () => {
  const url = '/company-resources/?realmID=northlight';
  const wire = aSponsor('Northlight', { url });
  expect(toSponsor(brand, wire).url).toBe(url);
  expect(toSponsor({ ...brand, hiddenModules: ['partners'] }, wire).url).toBeUndefined();
});

describe('§3 cssFile of a package', () => {
  test.each([
    ['/brand/power.css', '/brand/power.css'],
    ['https://other.example/power.css', undefined],
    ['//other.example/power.css', undefined],
    [null, undefined],
  ])('%s is the style sheet %s', async (cssFile, styleSheet) => {
    expect((await load({ package: { ...report, cssFile } })).styleSheet).toBe(styleSheet);
  });
});
