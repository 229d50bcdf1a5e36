import { setTimeout as wait } from 'node:timers/promises';
import { env } from '../env.ts';
import { log } from '../log.ts';
import { type PurgeResult, purges } from './purges.ts';
import { uncachedFetch } from '../uncachedFetch.ts';
import { type CdnApi, getCdnApi } from './cdnPurges.ts';
import { type PurgeTags, toPurgeTags } from './cacheTags.ts';

/** Time for one request to the delivery network, in ms. The sender of a purge waits 5 s for all. */
const timeoutMs = 1_500;
const attempts = 2;
const retryMs = 200;
/**
 * Ms after which a purge is repeated. Other instances send a changed page for up to a second, and
 * any instance serves an old page for a second while it renders the new one: the delivery network may have fetched these.
 */
const repeatMs = 2_000;

/** Options of `createCdnPurger`; the defaults are those of production. */
export type CdnPurgerOptions = { api: CdnApi | undefined; origin?: string; repeatAfterMs?: number };

/** Throws with the status and the beginning of the response where the delivery network does not accept the purge. */
const send = async (api: CdnApi, origin: string, tags: readonly string[], kind: PurgeTags['kind']): Promise<void> => {
  const { path, headers, body } = api.toRequest(tags, kind);
  const response = await uncachedFetch(origin + path, {
    method: 'POST',
    headers: { ...headers, accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await response.text();
  const parsed: unknown = response.ok ? JSON.parse(text) : undefined;
  if (!response.ok || !api.isAccepted(parsed))
    throw new Error(`The delivery network responded with ${response.status}: ${text.slice(0, 200)}`);
};

const sendWithRetry = async (...request: Parameters<typeof send>): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send(...request);
    } catch (error) {
      if (attempt === attempts) throw error;
      await wait(retryMs);
    }
  }
};

/** Creates the purge of the delivery network by tags of the page cache. */
export const createCdnPurger = ({ api, origin = api?.origin ?? '', repeatAfterMs = repeatMs }: CdnPurgerOptions) => {
  const purgeOnce = async ({ tags, kind }: PurgeTags): Promise<PurgeResult> => {
    if (!api) return 'complete';
    const requests: Promise<void>[] = [];
    for (let start = 0; start < tags.length; start += api.tagsPerRequest)
      requests.push(sendWithRetry(api, origin, tags.slice(start, start + api.tagsPerRequest), kind));
    const failed = (await Promise.allSettled(requests)).find((result) => result.status === 'rejected');
    if (!failed) return 'complete';
    log({
      level: 'error',
      message: `The delivery network could not be purged; the purge is sent again. Check CDN and its token in the environment.`,
      cause: String(failed.reason),
    });
    return 'partial';
  };
  const repeat = async (purge: PurgeTags): Promise<void> => {
    await wait(repeatAfterMs);
    await purgeOnce(purge);
  };

  /**
   * Purges the delivery network, and again two seconds later, which the process waits for when it stops. `partial`: it did
   * not accept the purge, which must be sent again.
   */
  return async (tags: readonly string[]): Promise<PurgeResult> => {
    if (!api) return 'complete';
    const purge = toPurgeTags(tags);
    const result = await purgeOnce(purge);
    if (result === 'complete') {
      const repetition = repeat(purge).finally(() => purges.pending.delete(repetition));
      purges.pending.add(repetition);
    }
    return result;
  };
};

/** Purges the delivery network that CDN names (decision 75). */
export const purgeCdn = createCdnPurger({ api: getCdnApi(env) });
