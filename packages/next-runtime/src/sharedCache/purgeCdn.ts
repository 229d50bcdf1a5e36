import { setTimeout as wait } from 'node:timers/promises';
import { env } from '../env.ts';
import { log } from '../log.ts';
import { type PurgeResult, purges } from './purges.ts';
import { uncachedFetch } from '../uncachedFetch.ts';
import { type PurgeTags, toPurgeTags } from './cacheHeaders.ts';
import type { Env } from '@masthead/config/env';

type PurgeRequest = { path: string; headers: Readonly<Record<string, string>>; body: unknown };

/** How a delivery network is purged by tag. Its host is fixed. */
type CdnApi = {
  origin: string;
  tagsPerRequest: number;
  toRequest: (tags: readonly string[], kind: PurgeTags['kind']) => PurgeRequest;
  /** Whether a successful response says that the purge was accepted. */
  isAccepted: (body: unknown) => boolean;
};

type CdnEnv = Pick<
  Env,
  'CDN' | 'FASTLY_SERVICE_ID' | 'FASTLY_API_TOKEN' | 'CLOUDFLARE_ZONE_ID' | 'CLOUDFLARE_API_TOKEN'
>;

const isSuccess = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'success' in body && body.success === true;

/** The API of the configured delivery network. Undefined: nothing in front of the site is purged by tag. */
export const getCdnApi = (env: CdnEnv): CdnApi | undefined => {
  if (env.CDN === 'fastly')
    return {
      origin: 'https://api.fastly.com',
      tagsPerRequest: 256,
      toRequest: (tags, kind) => ({
        path: `/service/${env.FASTLY_SERVICE_ID}/purge`,
        headers: {
          'fastly-key': env.FASTLY_API_TOKEN ?? '',
          // A soft purge marks pages as stale, so that they are served while the site is down. Withdrawn content is removed.
          ...(kind === 'changed' && { 'fastly-soft-purge': '1' }),
        },
        body: { surrogate_keys: tags },
      }),
      isAccepted: () => true,
    };
  if (env.CDN === 'cloudflare')
    return {
      origin: 'https://api.cloudflare.com',
      tagsPerRequest: 30,
      toRequest: (tags) => ({
        path: `/client/v4/zones/${env.CLOUDFLARE_ZONE_ID}/purge_cache`,
        headers: { authorization: `Bearer ${env.CLOUDFLARE_API_TOKEN}` },
        body: { tags },
      }),
      isAccepted: isSuccess,
    };
  return undefined;
};

/** Time for one request to the delivery network, in ms. The sender of a purge waits 5 s for all. */
const timeoutMs = 1_500;
const retryMs = 200;
/** Ms until a purge is repeated: other instances send an old page for up to two seconds. */
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

const sendTwice = (...request: Parameters<typeof send>): Promise<void> =>
  send(...request).catch(async () => {
    await wait(retryMs);
    await send(...request);
  });

/** Creates the purge of the delivery network by tags of the page cache. */
export const createCdnPurger = ({ api, origin = api?.origin ?? '', repeatAfterMs = repeatMs }: CdnPurgerOptions) => {
  const purgeOnce = async ({ tags, kind }: PurgeTags): Promise<PurgeResult> => {
    if (!api) return 'complete';
    const requests: Promise<void>[] = [];
    for (let start = 0; start < tags.length; start += api.tagsPerRequest)
      requests.push(sendTwice(api, origin, tags.slice(start, start + api.tagsPerRequest), kind));
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

  /** Purges the delivery network, and again later, which a stop waits for. `partial`: send the purge again. */
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
