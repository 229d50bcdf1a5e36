import { z } from '@hono/zod-openapi';
import type { KindName } from '../publishing/fields.ts';
import { kinds } from '../publishing/kinds/index.ts';
import { pictureSchema } from '../publishing/picture.ts';

/** Names of the collections in addresses, and their kinds. */
export const collections = {
  channels: 'channel',
  categories: 'category',
  authors: 'author',
  publishers: 'publisher',
  articles: 'article',
  packages: 'package',
  'trending-lists': 'trendingList',
  'resource-topics': 'resourceTopic',
  resources: 'resource',
  'partner-videos': 'partnerVideo',
  webcasts: 'webcast',
  podcasts: 'podcast',
  events: 'event',
  'editorial-entries': 'editorialEntry',
  indicators: 'indicator',
  'header-pictures': 'headerPicture',
  'house-ads': 'houseAd',
  'static-pages': 'staticPage',
  newsletters: 'newsletter',
  'promotional-listings': 'promotionalListing',
  'recognition-profiles': 'recognition',
} as const satisfies Record<string, KindName>;
export type CollectionName = keyof typeof collections;

export const collectionNames = Object.keys(collections) as [CollectionName, ...CollectionName[]];

/** Name of a kind's component: `Article`. */
const toSchemaName = (kind: KindName): string => kind.charAt(0).toUpperCase() + kind.slice(1);

const descriptions = z.registry<{ id: string }>();
descriptions.add(pictureSchema, { id: 'Picture' });
for (const [name, { schema }] of Object.entries(kinds))
  descriptions.add(schema, { id: toSchemaName(name as KindName) });
const { schemas } = z.toJSONSchema(descriptions, {
  io: 'input',
  uri: (id) => `#/components/schemas/${id}`,
  unrepresentable: 'any',
});

const anyContent = z.record(z.string(), z.unknown());

/** The schemas of the description accept every object: `publish` checks content by the rules of its publication. */
export const components: Readonly<Record<string, typeof anyContent>> = Object.fromEntries(
  Object.entries(schemas).map(([name, { $schema: _schema, $id: _id, id: _name, ...schema }]) => [
    name,
    anyContent.openapi(name, schema as object),
  ]),
);

export const getComponent = (kind: KindName): typeof anyContent => components[toSchemaName(kind)] ?? anyContent;
