import { GetStaticPageDocument, type GetStaticPageQuery } from '../static-page/getStaticPage.generated.ts';
import type { Log } from '../log.ts';
import { err, ok } from '../result.ts';
import { ContentRequestError, type Batch, type LabelResult } from './postDocument.ts';

/** Finds a static page by its slug; null if there is none. Rejects while its service does not respond. */
export type FindStaticPage = (slug: string) => Promise<GetStaticPageQuery['getStaticPage']>;

const lookUp = async (find: FindStaticPage, slug: string, log: Log): Promise<LabelResult> => {
  try {
    return ok({ getStaticPage: await find(slug) });
  } catch (cause) {
    log({ level: 'error', message: 'The look-up of a static page failed', slug, cause: String(cause) });
    return err({
      kind: 'unavailable',
      cause: new ContentRequestError('The look-up of static pages failed.', { cause }),
    });
  }
};

type Results = Readonly<Record<string, LabelResult>>;

/** Wraps the fetcher of a batch, so that static pages come from the look-up (SPEC §7.2) and everything else from GraphQL. */
export const withPageLookUp =
  (
    find: FindStaticPage,
    fetchBatch: (batch: Batch) => Promise<Results>,
    log: Log,
  ): ((batch: Batch) => Promise<Results>) =>
  async (batch) => {
    const labels = Map.groupBy(Object.entries(batch), ([, { document }]) => document === GetStaticPageDocument);
    const [others, ...pages] = await Promise.all([
      fetchBatch(Object.fromEntries(labels.get(false) ?? [])),
      ...(labels.get(true) ?? []).map(
        async ([label, { variables }]) => [label, await lookUp(find, String(variables.slug), log)] as const,
      ),
    ]);
    return { ...others, ...Object.fromEntries(pages) };
  };
