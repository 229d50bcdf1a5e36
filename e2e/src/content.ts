import { cpSync } from 'node:fs';
import { inject } from 'vitest';
import { testedBrand } from './testedBrand.ts';

/** Copies the data of a provider with the sample content, which takes a fraction of a second; a seed takes many. */
export const copySeededData = (dataDir: string): void => cpSync(inject('seededData'), dataDir, { recursive: true });

/** Queries the provider directly, to know what the site must show. */
export const queryProvider = async <Data>(
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Data> => {
  const response = await fetch(`${inject('providerOrigin')}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data?: Data; errors?: readonly { message: string }[] };
  if (!data)
    throw new Error(
      `The provider refused ${query}: ${errors?.map(({ message }) => message).join('; ') ?? response.status}`,
    );
  return data;
};

export type ArticleSummary = { uri: string; title: string; naturalId: string };
export type Stream = { name: string; estimate: number; contents: readonly ArticleSummary[] };

/** Fetches a stream of the tested brand, newest first. */
export const getStream = async (term: string, pageSize = 10, page = 1): Promise<Stream> => {
  const query = /* GraphQL */ `
    query Stream($term: String!, $site: String!, $pageSize: Int, $page: Int) {
      getContentStream(term: $term, site: $site, pageSize: $pageSize, page: $page) {
        name
        estimate
        contents {
          uri
          title
          naturalId
        }
      }
    }
  `;
  const { getContentStream } = await queryProvider<{ getContentStream: Stream | null }>(query, {
    term,
    site: testedBrand.site,
    pageSize,
    page,
  });
  if (!getContentStream) throw new Error(`The sample content has no stream ${term}.`);
  return getContentStream;
};
