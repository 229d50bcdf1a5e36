import type { Env } from '@masthead/config/env';
import type { PurgeTags } from './cacheTags.ts';

/** A request to the API of a delivery network. */
type PurgeRequest = { path: string; headers: Readonly<Record<string, string>>; body: unknown };

/** How a delivery network is purged by tag. Its host is fixed. */
export type CdnApi = {
  origin: string;
  /** Maximum tags of one request. */
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
