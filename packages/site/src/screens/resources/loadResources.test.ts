import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { aSite, brand, type DataService } from '../../../test/aSite';
import { loadResources, getCacheMode } from './loadResources';
import { parseResources } from './parameters';

const resource = (index: number) => ({
  resourceName: `Paper ${index}`,
  publisher: 'harrow',
  publisherName: 'Harrow',
  downloadURL: 'https://example.com/x.pdf',
  type: 'Guide',
  startDate: `2026-03-${String(index).padStart(2, '0')}T12:00:00Z`,
});

const services: DataService = async (url) => {
  switch (url.pathname.split('/').at(-1)) {
    case 'topics':
      return Response.json([{ topic: 'Law & Leases', name: 'Law', slug: 'law' }]);
    default:
      return Response.json(
        url.searchParams.get('topic') === 'Law & Leases'
          ? [resource(1)]
          : Array.from({ length: 23 }, (_, index) => resource(index + 1)),
      );
  }
};

const names: string[] = [];
const site = (dataService: DataService = services) =>
  aSite(({ query }) => {
    names.push(/query (\w+)/.exec(query)?.[1] ?? '');
    return { trending: { trendingArticles: { contents: [] } } };
  }, dataService);

const load = async (segment: string, parameters = {}, dataService?: DataService) => {
  const outcome = await loadResources(site(dataService), segment, parseResources(parameters));
  if (!outcome.ok) throw new Error(`The list could not be loaded: ${outcome.error.kind}.`);
  return outcome.value;
};

describe('§2.8, §4 the resource list', () => {
  // Dates of another year have the year.
  beforeAll(() => void vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] }));
  afterAll(() => void vi.useRealTimers());

  test('has ten resources per page, newest first', async () => {
    const view = await load('-');
    expect([
      view.total,
      view.pages,
      view.resources.length,
      view.resources[0]?.title,
      view.resources[0]?.detail,
    ]).toEqual([23, 3, 10, 'Paper 23', 'Guide · March 23']);
    expect(view.topics[0]).toEqual({ value: '', label: 'All Topics' });
  });

  test('shows the last page for a page number past it, and all topics for an unknown topic', async () => {
    expect((await load('-', { page: '99' })).query.page).toBe(3);
    expect(await load('-', { topic: 'nothing' })).toMatchObject({ total: 23, query: { topic: '' } });
    expect(await load('-', { topic: 'law' })).toMatchObject({ total: 1, query: { topic: 'law' } });
  });

  test('is empty without any resource, and listed with a filter that matches none', async () => {
    const noResources: DataService = async () => Response.json([]);
    expect((await load('-', {}, noResources)).state).toBe('empty');
    expect((await load('-', { keywords: 'lease' }, noResources)).state).toBe('listed');
  });

  test('§7.1 the site prefix is part of the operation name and of links', async () => {
    const view = await load(brand.pathPrefix);
    expect(names.at(-1)).toBe(`${brand.key}_${brand.pathPrefix}_resources`.replaceAll('-', '_'));
    expect([view.path, view.canonical]).toEqual([`/${brand.pathPrefix}/resources/`, '/resources/']);
  });

  test('an unknown prefix is not found', async () => {
    expect(await loadResources(site(), 'nobody', parseResources({}))).toEqual({
      ok: false,
      error: { kind: 'not-found' },
    });
  });

  test('has the featured partners, sponsors first, within the prefix', async () => {
    const publisher = (name: string, sponsored: string) => ({
      name,
      publisher: name,
      sponsored,
      socials: [],
      internalURL: `/company-resources/?realmID=${name}`,
    });
    const withPublishers: DataService = async (url) =>
      url.pathname.endsWith('/publishers')
        ? Response.json([publisher('basic', 'false'), publisher('harrow', 'true')])
        : services(url);
    expect((await load(brand.pathPrefix, {}, withPublishers)).featuredPartners).toEqual([
      { name: 'harrow', url: `/${brand.pathPrefix}/company-resources/?realmID=harrow` },
      { name: 'basic', url: `/${brand.pathPrefix}/company-resources/?realmID=basic` },
    ]);
    expect((await load('-')).featuredPartners).toEqual([]);
  });

  test('requests resources and topics in parallel', async () => {
    const requested = Promise.withResolvers<void>();
    const waiting: DataService = async (url) => {
      if (url.pathname.endsWith('/topics')) await requested.promise;
      else requested.resolve();
      return services(url);
    };
    expect((await load('-', {}, waiting)).total).toBe(23);
  });

  test('shows an empty list after the deadline of the page', async () => {
    const hanging = site(() => new Promise(() => undefined));
    const late = {
      ...hanging,
      partners: { ...hanging.partners, ...hanging.partners.withOptions({ signal: AbortSignal.abort() }) },
    };
    expect(await loadResources(late, '-', parseResources({ topic: 'law' }))).toMatchObject({
      ok: true,
      value: { state: 'unavailable', resources: [] },
    });
  });

  test('§7.2 shows an empty list while the services do not respond', async () => {
    expect(await load('-', {}, () => Promise.reject(new TypeError('fetch failed')))).toMatchObject({
      state: 'unavailable',
      resources: [],
      topics: [{ label: 'All Topics' }],
    });
  });
});

test.each([
  ['requested', 'development', 'skip'],
  ['requested', 'production', 'use'],
  ['not-requested', 'development', 'use'],
] as const)('nocache %s in %s: %s', (nocache, deployment, read) => {
  expect(getCacheMode({ nocache }, deployment)).toBe(read);
});
