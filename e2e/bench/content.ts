import { StartError } from '@masthead/scripts/errors';
import type { RunningServer } from '../src/stack.ts';
import { sampleTerm, testedBrand } from '../src/testedBrand.ts';

const query = async <Data>({ origin }: RunningServer, text: string): Promise<Data> => {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: text }),
  });
  const { data, errors } = (await response.json()) as { data?: Data; errors?: readonly { message: string }[] };
  if (!data) throw new StartError(`The provider refused a query of the measurement: ${errors?.[0]?.message ?? ''}`);
  return data;
};

/** A stream: the address of its page, and its term in queries. */
export type Stream = { uri: string; term: string };

export const readStreams = async (provider: RunningServer): Promise<readonly Stream[]> => {
  const { getCategories } = await query<{ getCategories: readonly { uri: string; path: string }[] }>(
    provider,
    `{ getCategories(site: "${testedBrand.site}") { uri path } }`,
  );
  return getCategories.map(({ uri, path }) => ({ uri, term: path }));
};

/** Returns the addresses of the articles on one page of a stream, none where the stream has no such page. */
export const readStreamPage = async (
  provider: RunningServer,
  { term, pageSize, page = 1 }: { term: string; pageSize: number; page?: number },
): Promise<readonly string[]> => {
  const { getContentStream } = await query<{ getContentStream: { contents: readonly { uri: string }[] } | null }>(
    provider,
    `{ getContentStream(term: "${term}", site: "${testedBrand.site}", pageSize: ${pageSize}, page: ${page}) { contents { uri } } }`,
  );
  return (getContentStream?.contents ?? []).map(({ uri }) => uri).filter((uri) => /^\/\d{4}\//.test(uri));
};

export const readNewestArticle = async (provider: RunningServer): Promise<string> => {
  const [article] = await readStreamPage(provider, { term: sampleTerm, pageSize: 1 });
  if (!article) throw new StartError('The sample content has no article to measure.');
  return article;
};
