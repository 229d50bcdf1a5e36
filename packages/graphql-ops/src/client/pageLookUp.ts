import { GetStaticPagesDocument, type GetStaticPagesQuery } from '../operations/indexes.generated.ts';
import { GetStaticPageDocument, type GetStaticPageQuery } from '../operations/static-page.generated.ts';
import type { QueryRequest } from '../createQuery.ts';
import type { Log } from '../log.ts';
import { err, ok } from '../result.ts';
import { ContentRequestError, type Batch, type LabelResult } from './postDocument.ts';

/** A look-up of static pages. Its functions reject while its service does not respond. */
export interface PageLookUp {
  /** Finds a page by its slug; null if there is none. */
  readonly find: (slug: string) => Promise<GetStaticPageQuery['getStaticPage']>;
  /** Lists the pages for site maps. */
  readonly list: () => Promise<GetStaticPagesQuery['getStaticPages']>;
}

type Found = Readonly<Record<string, unknown>>;

/** Returns the look-up for a request; undefined if it requests something else than static pages. */
const getLookUp = (
  { find, list }: PageLookUp,
  { document, variables }: QueryRequest,
): (() => Promise<Found>) | undefined => {
  if (document === GetStaticPageDocument) return async () => ({ getStaticPage: await find(String(variables.slug)) });
  return document === GetStaticPagesDocument ? async () => ({ getStaticPages: await list() }) : undefined;
};

const run = async (lookUp: () => Promise<Found>, log: Log): Promise<LabelResult> => {
  try {
    return ok(await lookUp());
  } catch (cause) {
    log({ level: 'error', message: 'The look-up of static pages failed', cause: String(cause) });
    return err({ kind: 'unavailable', cause: new ContentRequestError('The look-up failed.', { cause }) });
  }
};

type Results = Readonly<Record<string, LabelResult>>;

/** Wraps the fetcher of a batch, so that static pages come from the look-up (§7.2) and everything else from GraphQL. */
export const withPageLookUp =
  (pages: PageLookUp, fetchBatch: (batch: Batch) => Promise<Results>, log: Log): ((batch: Batch) => Promise<Results>) =>
  async (batch) => {
    const labels = Object.entries(batch).map(([label, request]) => ({
      label,
      request,
      lookUp: getLookUp(pages, request),
    }));
    const others = labels.filter(({ lookUp }) => lookUp === undefined);
    const [results, ...found] = await Promise.all([
      fetchBatch(Object.fromEntries(others.map(({ label, request }) => [label, request]))),
      ...labels.flatMap(({ label, lookUp }) =>
        lookUp ? [run(lookUp, log).then((result) => [label, result] as const)] : [],
      ),
    ]);
    return { ...results, ...Object.fromEntries(found) };
  };
