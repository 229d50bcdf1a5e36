import type { Brand } from '@masthead/config';
import { limits } from '@masthead/config/limits';
import { createQuery, queryTypes, type PageQuery, type QueryTypeName } from '@masthead/graphql-ops';

/** Every operation that can be run, in alphabetical order. */
export const operationNames = (Object.keys(queryTypes) as QueryTypeName[]).toSorted();

/** Narrows a name to a query type. */
export const isOperation = (name: string | undefined): name is QueryTypeName =>
  name !== undefined && Object.hasOwn(queryTypes, name);

/** What the brand knows of itself, by the names that operations ask for it. */
const known = ({ site, publicationSlug }: Brand): Record<string, unknown> => ({
  site,
  siteName: site,
  brandShortName: site,
  domain: site,
  publication: publicationSlug,
  limit: limits.trending.count,
  timeframe: limits.trending.timeframe,
  page: limits.page.first,
});

/** Variables to start from: the required ones (SPEC §5), filled in where the brand says them. */
export const exampleVariables = (name: QueryTypeName, brand: Brand): Record<string, unknown> =>
  Object.fromEntries(
    (queryTypes[name].required as readonly string[]).map((field) => [field, known(brand)[field] ?? '']),
  );

/** Variables as somebody typed them, or what is wrong with them. */
export const parseVariables = (
  text: string,
): { ok: true; value: Record<string, unknown> } | { ok: false; error: string } => {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return { ok: true, value: value as Record<string, unknown> };
    return { ok: false, error: 'Variables are one object, such as {"page": 1}.' };
  } catch (cause) {
    return {
      ok: false,
      error: `These variables are no JSON: ${cause instanceof Error ? cause.message : String(cause)}`,
    };
  }
};

/** Any operation by its name. Which variables it takes is known to the table and not to the compiler: the client refuses what lacks one. */
export const askByName = (name: QueryTypeName, variables: Record<string, unknown>): PageQuery =>
  (createQuery as (name: QueryTypeName, variables: unknown) => PageQuery)(name, variables);
