import { getNamedType, type GraphQLField, isInterfaceType, isLeafType, isNonNullType, isObjectType } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { schema } from '../src/content/graphql/schema.ts';
import { writeAllContent } from './fixtures/everything.ts';
import { now } from './fixtures/publication.ts';
import { createGraphqlClient } from './support/graphqlClient.ts';
import { describeEachEngine } from './support/engines.ts';

const rootFields = Object.values(schema.getQueryType()?.getFields() ?? {});

/** Selects all fields of a type down to its leaves. */
const toSelection = (field: GraphQLField<unknown, unknown>): string => {
  const type = getNamedType(field.type);
  if (isLeafType(type)) return field.name;
  if (!isObjectType(type) && !isInterfaceType(type)) throw new Error(`No selection for ${field.name}.`);
  return `${field.name} { ${Object.values(type.getFields()).map(toSelection).join(' ')} }`;
};

const values: Record<string, string> = {
  family: 'markets',
  term: 'markets/atlanta',
  slug: 'special-report',
  position: 'home-lead',
  type: 'Special+Reports',
  naturalId: '2026/11/21/everything',
  docId: '2026/11/21/everything',
  brandShortName: 'example',
  byline: 'Maren Ostrow',
  kind: 'Video',
  publication: 'exa:example',
  domain: 'www.example.com',
  query: 'everything',
  directory: 'rainmakers',
  docName: 'ramona-castellane',
  page: 'home',
  site: 'example',
  encryptedCustomerId: 'forged',
  after: '2026-01-01',
};
/** Argument values of single fields. */
const fieldValues: Record<string, Record<string, string>> = {
  getStaticPage: { slug: 'about-us' },
  getPodcast: { uri: '/podcastcenter/one/' },
  getWebcast: { uri: '/webcasts/on-demand/live/' },
  getEvent: { uri: '/events/over/' },
  getHeaderPicture: { page: 'events' },
};
/** Ranges of fields whose default range exceeds the cost limit when all their fields are selected (decision 25). */
const ranges: Record<string, string> = {
  getPackagesByType: 'end: 4',
  getPackagesByTypeLite: 'end: 4',
  getPackagesForArticle: 'limit: 4',
};
/** Fields with the visitor's own data, which are null without a session. */
const emptyWithoutSession = new Set(['getUser', 'getCustomer']);

const toArguments = (field: GraphQLField<unknown, unknown>): string => {
  const required = field.args.filter(({ type, name }) => isNonNullType(type) || name === 'site' || name === 'type');
  const given = required.map(
    ({ name }) => `${name}: ${JSON.stringify(fieldValues[field.name]?.[name] ?? values[name])}`,
  );
  const all = [...given, ...[ranges[field.name] ?? []].flat()];
  return all.length > 0 ? `(${all.join(', ')})` : '';
};

describeEachEngine('every root field of the schema', (open) => {
  let execute: ReturnType<typeof createGraphqlClient>;
  beforeAll(async () => {
    await writeAllContent(open().db);
    execute = createGraphqlClient(open(), now);
  });

  test.each(rootFields.map((field) => ({ name: field.name, field })))('$name', async ({ field }) => {
    const selection = toSelection(field).replace(field.name, field.name + toArguments(field));
    const { data, errors } = await execute(`{ ${selection} }`);
    expect(errors).toEqual([]);
    const response = data[field.name];
    const hasContent = Array.isArray(response) ? response.length > 0 : response !== null;
    expect(hasContent).toBe(!emptyWithoutSession.has(field.name));
  });

  test.each(
    rootFields
      .filter(({ args }) => args.some(({ name }) => ['site', 'domain', 'publication', 'brandShortName'].includes(name)))
      .map((field) => ({ name: field.name, field })),
  )('$name is empty or null for an unknown site', async ({ field }) => {
    const selection = toSelection(field)
      .replace(field.name, field.name + toArguments(field))
      .replace(/(site|domain|publication|brandShortName): "[^"]*"/, '$1: "nowhere"');
    const { errors, data } = await execute(`{ ${selection} }`);
    expect(errors).toEqual([]);
    const response = data[field.name];
    const isEmpty =
      response === null || (Array.isArray(response) ? response.length === 0 : !JSON.stringify(response).includes('[{'));
    expect(isEmpty).toBe(true);
  });
});
