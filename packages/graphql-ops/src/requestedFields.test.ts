import { globSync, readFileSync } from 'node:fs';
import { buildSchema, isObjectType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { expect, test } from 'vitest';
import { queryTypes } from './queryTypes.ts';

const schema = buildSchema(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8'));

/** The fields that no page requests. §3 of the specification says why. */
const unrequested = new Set([
  'Article.prettyDate',
  'Article.prettyDateTime',
  'Article.prettyModified',
  'Article.readtime',
  'ArticleSummary.prettyDate',
  'ArticleSummary.prettyModifiedDate',
  'PodcastItem.prettyDate',
  'RelatedItem.prettyDate',
  'WebcastItem.prettyDate',
  'ArticleCategory.sectionName',
  'Category.sectionName',
  'Kicker.sectionName',
  'PrimaryCategory.channelUri',
  'PrimaryCategory.sectionName',
  'TrendingArticle.allCategories',
  'Article.postFormat',
  'ArticleSummary.baseDomain',
  'ArticleSummary.publication',
  'RelatedItem.domainId',
  'ArticleSummary.body',
  'Package.morePages',
  'Stream.categoryId',
  'Stream.tieredName',
  'RecognitionProfile.entryId',
  'RecognitionProfile.proCountryCode',
  'RecognitionProfileSummary.country',
  'RecognitionProfileSummary.membership',
  'Customer.middleName',
  'Customer.promoCode',
  'Customer.title',
  'DealList.page',
  'DealList.pageSize',
  'WebcastItem.topic',
]);

/** The files that request fields of a type, by its name. */
const filesOfTypes = new Map<string, Set<string>>();
for (const file of globSync('src/**/*.graphql')) {
  const types = new TypeInfo(schema);
  const addFile = (): void => {
    const type = String(types.getParentType());
    filesOfTypes.set(type, (filesOfTypes.get(type) ?? new Set()).add(file));
  };
  visit(parse(readFileSync(file, 'utf8')), visitWithTypeInfo(types, { Field: addFile }));
}

const getRequestedFields = (): Set<string> => {
  const requested = new Set<string>();
  const types = new TypeInfo(schema);
  for (const { document } of Object.values(queryTypes))
    visit(
      document,
      visitWithTypeInfo(types, {
        Field: ({ name }) => void requested.add(`${types.getParentType()?.name}.${name.value}`),
      }),
    );
  return requested;
};

const getContractFields = (): string[] =>
  Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .flatMap((type) =>
      isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [],
    );

test('§3 every field of the contract is requested, except those with a reason', () => {
  const requested = getRequestedFields();
  const missing = getContractFields().filter((field) => !requested.has(field) && !unrequested.has(field));
  expect(
    missing.map((field) => {
      const files = filesOfTypes.get(field.split('.')[0] ?? '') ?? ['a file of its own'];
      return `No page requests ${field}. Add it to one of: ${[...files].join(', ')}`;
    }),
  ).toEqual([]);
  expect([...unrequested].filter((field) => requested.has(field))).toEqual([]);
});
