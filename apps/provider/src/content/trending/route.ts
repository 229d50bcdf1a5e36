import { isNaturalId } from '@masthead/content-rules/natural-id';
import { z } from 'zod';
import type { ReferenceData } from '../queries/referenceData.ts';
import { findSite } from '../queries/sites.ts';
import { errorResponse, tooManyRequestsResponse } from '../../server/responses.ts';
import { createRateLimiter } from '../../server/rateLimit.ts';
import type { Handler } from '../../server/http.ts';
import { parseJson } from '../../server/requestBody.ts';
import type { ViewRecorder } from './viewRecorder.ts';

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
