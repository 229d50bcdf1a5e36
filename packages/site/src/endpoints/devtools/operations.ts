import type { Brand } from '@masthead/config';
import { limits } from '@masthead/config/limits';
import { createQuery, queryTypes, type PageQuery, type QueryTypeName } from '@masthead/graphql-ops';

export const operationNames = (Object.keys(queryTypes) as QueryTypeName[]).toSorted();

export const isOperation = (name: string | undefined): name is QueryTypeName =>
  name !== undefined && Object.hasOwn(queryTypes, name);

const getBrandValues = ({ site, publicationSlug }: Brand): Record<string, unknown> => ({
  site,
  siteName: site,
  brandShortName: site,
  domain: site,
  publication: publicationSlug,
  limit: limits.trending.count,
  timeframe: limits.trending.timeframe,
  page: limits.page.first,
});

/** Initial variables of an operation: the required ones (§5), with the values of the brand. */
export const exampleVariables = (name: QueryTypeName, brand: Brand): Record<string, unknown> =>
  Object.fromEntries(
    (queryTypes[name].required as readonly string[]).map((field) => [field, getBrandValues(brand)[field] ?? '']),
  );

/** Parses variables from JSON text, or returns an error message. */
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

/** The query of an operation by its name. The client rejects incomplete ones. */
export const createQueryByName = (name: QueryTypeName, variables: Record<string, unknown>): PageQuery =>
  (createQuery as (name: QueryTypeName, variables: unknown) => PageQuery)(name, variables);
