import { readFileSync } from 'node:fs';
import { buildSchema, Kind, OperationTypeNode, validate, type DocumentNode } from 'graphql';
import { describe, expect, test } from 'vitest';
import { createQuery } from './createQuery.ts';
import { queryTypes, type QueryTypeName } from './queryTypes.ts';

const schema = buildSchema(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8'));
const names = Object.keys(queryTypes) as QueryTypeName[];
/** A row is selected by its name here, so the type of its input is not known. */
const createUntypedQuery = createQuery as (
  type: string,
  input: Record<string, unknown>,
) => ReturnType<typeof createQuery>;

/** The table of SPEC §5 without the label, which is the key of the page query. */
const required: Record<string, Record<string, unknown>> = {
  stream: { slug: 'markets/atlanta', siteName: 'plotline' },
  'stream-slim': { slug: 'markets/atlanta', siteName: 'plotline' },
  package: { slug: 'a', siteName: 'plotline' },
  'fcs-search': { domain: 'plotline' },
  'webcast-stream': { siteName: 'plotline' },
  'podcast-stream': { siteName: 'plotline' },
  'package-by-type': { siteName: 'plotline', packageType: 'Special+Reports' },
  'package-by-type-lite': { siteName: 'plotline' },
  'package-by-position': { position: 'home-lead' },
  'package-primary-category': { slug: 'a', site: 'plotline' },
  article: { naturalId: 'n', site: 'plotline' },
  'article-books': { naturalId: 'n', site: 'plotline' },
  'article-packages': { docId: 'n', publication: 'plotline', limit: 3 },
  'editorial-calendar': { type: 'editorial-calendar', publication: 'plotline' },
  'future-events': { publication: 'plotline' },
  'past-events': { publication: 'plotline' },
  'static-page': { slug: 'about-us', siteName: 'plotline' },
  'you-might-like': { naturalId: 'n', site: 'plotline' },
  'related-kind': { naturalId: 'n', site: 'plotline', kind: 'video' },
  'article-search': { domain: 'plotline', query: 'office' },
  'faceted-search': { domain: 'plotline' },
  'trending-articles': { site: 'plotline', limit: 5, timeframe: '4days' },
  'big-voodoo-listings': { site: 'plotline', page: 'home' },
  author: { site: 'plotline', byline: 'jane-doe', page: 1 },
  'dig-deeper': { site: 'plotline', naturalId: 'n' },
  // Operations that are not in the table of the specification.
  'stream-feed': { slug: 'markets/atlanta', siteName: 'plotline', pageSize: 50 },
  'newest-feed': { domain: 'plotline', pageSize: 50 },
  webcast: { uri: '/webcasts/a/', siteName: 'plotline' },
  podcast: { uri: '/podcastcenter/a/', siteName: 'plotline' },
  event: { uri: '/events/a/', publication: 'plotline' },
  deals: { site: 'plotline' },
  'market-deals': { site: 'plotline', market: 'atlanta', after: '2025-11-21', pageSize: 3 },
  categories: { site: 'plotline' },
  'market-groups': { site: 'plotline' },
  'header-picture': { site: 'plotline', page: 'events' },
  'market-indicators': { site: 'plotline' },
  'section-front': { site: 'plotline', family: 'markets' },
  'article-index': { site: 'plotline' },
  authors: { site: 'plotline' },
  'static-pages': { siteName: 'plotline' },
  'newsletter-details': { site: 'plotline' },
  'recognition-profile': { directory: 'd', docName: 'n' },
  'recognition-profile-list': { directory: 'd' },
};

describe('required fields (SPEC §5)', () => {
  test('this test lists every query type', () => {
    expect([...Object.keys(required), 'customer', 'user'].toSorted()).toEqual([...names].toSorted());
  });

  test.each(Object.entries(required))('%s requires exactly its fields', (name, input) => {
    expect([...queryTypes[name as QueryTypeName].required].toSorted()).toEqual(Object.keys(input).toSorted());
    expect(createUntypedQuery(name, input).state.kind).toBe('ready');
  });

  test.each(
    Object.entries(required).flatMap(([name, input]) => Object.keys(input).map((field) => [name, field] as const)),
  )('%s is not sent without %s', (name, field) => {
    for (const nothing of [undefined, null, '', Number.NaN]) {
      expect(createUntypedQuery(name, { ...required[name], [field]: nothing }).state).toEqual({
        kind: 'incomplete',
        missing: [field],
      });
    }
  });

  test('a customer look-up requires only its label, but is not sent without its variable', () => {
    expect(queryTypes.customer.required).toEqual([]);
    expect(createUntypedQuery('customer', {}).state).toEqual({ kind: 'incomplete', missing: ['encryptedCustomerId'] });
  });
});

describe('variables (SPEC §7.1, §9)', () => {
  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    [
      'stream',
      { slug: 'markets/atlanta/', siteName: 'https://plotline' },
      {
        term: 'markets/atlanta',
        site: 'plotline',
        pageSize: 10,
        page: 1,
        excludeIds: [],
        sort: 'pubdate',
        direction: 'descending',
      },
    ],
    [
      'stream-slim',
      { slug: 'markets/', siteName: 'plotline' },
      { term: 'markets', site: 'plotline', pageSize: 4, page: 1 },
    ],
    ['package', { slug: 'a', siteName: 'plotline' }, { slug: 'a', site: 'plotline', page: 1 }],
    [
      'package-by-type',
      { siteName: 'plotline', packageType: 'Special+Reports' },
      { site: 'plotline', type: 'Special+Reports', start: 1, end: 100, sort: 'pubdate', fullPackage: false },
    ],
    ['package-by-type-lite', { siteName: 'plotline' }, { site: 'plotline', start: 1, end: 100, sort: 'pubdate' }],
    [
      'package-by-position',
      { position: 'home-lead', site: 'https://plotline' },
      { position: 'home-lead', site: 'plotline' },
    ],
    ['webcast-stream', { siteName: 'plotline', page: 3 }, { site: 'plotline', pageSize: 10, page: 3 }],
    [
      'webcast-stream',
      { siteName: 'plotline', topic: 'webcasts/on-demand/office' },
      { site: 'plotline', pageSize: 10, page: 1, topic: 'webcasts/on-demand/office' },
    ],
    [
      'future-events',
      { publication: 'plotline', city: 'Atlanta' },
      { publication: 'plotline', pageSize: 10, page: 1, city: 'Atlanta' },
    ],
    ['static-page', { slug: 'about-us', siteName: 'plotline' }, { slug: 'about-us', brandShortName: 'plotline' }],
    [
      'trending-articles',
      { site: 'plotline', limit: 5, timeframe: '4days' },
      { site: 'plotline', topic: '', limit: 5, timeframe: '4days' },
    ],
    ['big-voodoo-listings', { site: 'plotline', page: 'home' }, { site: 'plotline', page: 'home', showDefault: true }],
    [
      'author',
      { site: 'plotline', byline: 'jane-doe', page: 2 },
      { site: 'plotline', byline: 'jane-doe', page: 2, pageSize: 10 },
    ],
    [
      'article-search',
      { domain: 'https://plotline', query: '"net lease" & more', startDate: 'null', stopDate: '2026-11-21' },
      { domain: 'plotline', query: '\\"net lease\\" & more', page: 1, pageSize: 10, stopDate: '2026-11-21' },
    ],
    [
      'fcs-search',
      { domain: 'plotline', section: 'markets' },
      {
        domain: 'plotline',
        query: '',
        page: 1,
        pageSize: 10,
        direction: 'descending',
        sort: 'pubdate',
        topic: '*',
        section: 'markets',
      },
    ],
    [
      'faceted-search',
      { domain: 'plotline', query: 'R&D "labs"', topic: 'All Topics' },
      {
        domain: 'plotline',
        query: 'R%26D \\"labs\\"',
        page: 1,
        pageSize: 10,
        direction: 'descending',
        sort: 'pubdate',
        topic: '*',
      },
    ],
    [
      'recognition-profile-list',
      { directory: 'd', winner: true },
      { directory: 'd', winner: true, page: 1, pageLength: 10 },
    ],
  ])('%s %j is sent as %j', (name, input, variables) => {
    expect(createUntypedQuery(name, input).state).toMatchObject({ kind: 'ready', request: { variables } });
    const { state } = createUntypedQuery(name, input);
    expect(state.kind === 'ready' && state.request.variables).toEqual(variables);
  });
});

describe('caches (SPEC §9)', () => {
  const rows = names.map((name) => [name, queryTypes[name].cache] as const);
  test('only streams, you-might-like, trending and author queries may turn the disk off', () => {
    expect(
      rows.flatMap(([name, cache]) => (cache.kind === 'minutes' && cache.disk === 'optional' ? [name] : [])).toSorted(),
    ).toEqual(['author', 'stream', 'stream-slim', 'trending-articles', 'you-might-like']);
  });
  test('results of free search text and of filtered deals stay in memory', () => {
    expect(
      rows.flatMap(([name, cache]) => (cache.kind === 'minutes' && cache.disk === 'never' ? [name] : [])).toSorted(),
    ).toEqual(['article-search', 'deals', 'faceted-search', 'fcs-search', 'market-deals']);
    expect(createQuery('fcs-search', { domain: 'plotline', query: 'asdf' }).state).toMatchObject({
      request: { disk: 'off' },
    });
  });
  test('only visitor data is never cached', () => {
    expect(rows.flatMap(([name, cache]) => (cache.kind === 'never' ? [name] : [])).toSorted()).toEqual([
      'customer',
      'user',
    ]);
  });
  test('all lifetimes but two are 15 minutes', () => {
    expect(
      Object.fromEntries(
        rows.flatMap(([name, cache]) =>
          cache.kind === 'minutes' && cache.minutes !== 15 ? [[name, cache.minutes]] : [],
        ),
      ),
    ).toEqual({ 'article-packages': 1_440, 'trending-articles': 60 });
  });
  test('only these query types can turn the disk off', () => {
    expect(createQuery('stream', { slug: 'a', siteName: 'b' }, { disk: 'off' }).state).toMatchObject({
      request: { disk: 'off' },
    });
    // @ts-expect-error an article has no such switch (SPEC §9)
    expect(createQuery('article', { naturalId: 'a', site: 'b' }, { disk: 'off' }).state).toMatchObject({
      request: { disk: 'on' },
    });
  });
});

describe('documents', () => {
  const documents = names.map((name) => [name, queryTypes[name].document as DocumentNode] as const);
  test.each(documents)('%s matches the schema', (_, document) => expect(validate(schema, document)).toEqual([]));

  test('has an operation for every root field of the schema', () => {
    const requested = documents.flatMap(([, { definitions }]) =>
      definitions.flatMap((definition) =>
        definition.kind === Kind.OPERATION_DEFINITION
          ? definition.selectionSet.selections.flatMap((field) => (field.kind === Kind.FIELD ? [field.name.value] : []))
          : [],
      ),
    );
    expect([...new Set(requested)].toSorted()).toEqual(
      Object.keys(schema.getRootType(OperationTypeNode.QUERY)?.getFields() ?? {}).toSorted(),
    );
  });
});
