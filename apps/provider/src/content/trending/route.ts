import { isNaturalId } from '@masthead/content-rules/natural-id';
import { z } from 'zod';
import type { ReferenceData } from '../queries/referenceData.ts';
import { findSite } from '../queries/sites.ts';
import { errorResponse, tooManyRequestsResponse } from '../../server/responses.ts';
import { createRateLimiter } from '../../server/rateLimit.ts';
import type { Handler } from '../../server/http.ts';
import { parseJson } from '../../server/requestBody.ts';
import type { Logger } from 'pino';
import type { Db } from '../../db/schema.ts';
import { addViews, type ViewCount } from './views.ts';

/** Maximum different articles between two flushes; views of further articles are not counted. */
const maxPendingArticles = 20_000;

/** Writes the views of a few seconds in one statement. A killed process loses them, a stopped one does not. */
export const createViewRecorder = (db: Db, clock: () => Date, log: Logger) => {
  let pending = new Map<string, ViewCount>();
  let writing: Promise<void> = Promise.resolve();

  const add = (key: string, { views, ...article }: ViewCount): void => {
    const count = pending.get(key);
    if (count) count.views += views;
    else if (pending.size < maxPendingArticles) pending.set(key, { ...article, views });
  };

  const write = async (): Promise<void> => {
    const counts = pending;
    pending = new Map();
    try {
      await addViews(db, clock(), [...counts.values()]);
    } catch (error) {
      log.error({ err: error, articles: counts.size }, 'article views could not be written; they are written later');
      for (const [key, count] of counts) add(key, count);
    }
  };

  /** Writes the pending views. Resolves after a running write and the new one are complete. */
  const flush = (): Promise<void> => (writing = writing.then(write));

  return {
    record: (siteId: number, naturalId: string): void => {
      add(`${siteId} ${naturalId}`, { siteId, naturalId, views: 1 });
    },
    flush,
  };
};

type ViewRecorder = ReturnType<typeof createViewRecorder>;

/** Views per client address. Many readers of an office share one address. */
export const viewLimit = { burst: 60, perMinute: 120 } as const;

/** Views per client address and article. Further views get the same response and are not counted. */
export const articleLimit = { burst: 5, perMinute: 0.5 } as const;

const viewSchema = z.strictObject({
  site: z.string().min(1).max(100),
  naturalId: z.string().refine(isNaturalId, 'must be YYYY/MM/DD/slug'),
});

const maxBodyLength = 1024;

/** `POST /views` with `{ "site", "naturalId" }` counts one view. No data about the reader is stored. */
export const createViewRoute = (reference: ReferenceData, recorder: ViewRecorder, clock: () => Date): Handler => {
  const limiter = createRateLimiter(viewLimit, clock);
  const articleLimiter = createRateLimiter(articleLimit, clock, 50_000);
  return async (request, client) => {
    if (!limiter.consume(client))
      return tooManyRequestsResponse('Too many views were reported from this address. Try again in a minute.', 60);
    const body = await request.text();
    if (body.length > maxBodyLength) return errorResponse(413, `The body is larger than ${maxBodyLength} characters.`);
    const parsed = viewSchema.safeParse(parseJson(body));
    if (!parsed.success)
      return errorResponse(
        400,
        `The body must be {"site", "naturalId"} and nothing else: ${z.prettifyError(parsed.error)}`,
      );
    const site = findSite((await reference.read()).sites, parsed.data.site);
    // An unknown site or article is not an error; it is not counted.
    if (site && articleLimiter.consume(client, { subject: `${site.id} ${parsed.data.naturalId}` }))
      recorder.record(site.id, parsed.data.naturalId);
    // Accepted, not written: the recorder writes views every few seconds.
    return new Response(null, { status: 202 });
  };
};
