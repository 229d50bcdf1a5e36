import { previewOrigins, type Brand, type Env } from '@masthead/config';
import type { QueryParameters } from '../page/show';

/** What the parameters `preview` and `nocache` ask for (SPEC §2.6, §7.1). */
export type Mode = {
  /** Another endpoint in place of the content service; `refused` for one that is not on the brand's list. */
  preview: { kind: 'none' } | { kind: 'endpoint'; address: string } | { kind: 'refused' };
  /** Whether kept answers may be given. */
  caches: 'use' | 'skip';
};

const first = (value: string | string[] | undefined): string | undefined => [value].flat()[0];

const previewOf = (value: string | undefined, origins: readonly string[]): Mode['preview'] => {
  if (!value) return { kind: 'none' };
  const url = URL.canParse(value) ? new URL(value) : undefined;
  // An address with a name and password in it has an allowed origin too, and is nothing that an editor writes.
  const allowed = url && origins.includes(url.origin) && url.username === '' && url.password === '';
  return allowed ? { kind: 'endpoint', address: url.href } : { kind: 'refused' };
};

/** DECISIONS, Preview and nocache: `nocache` is for everybody outside production, and for preview visitors inside it. */
export const modeOf = (query: QueryParameters, brand: Pick<Brand, 'previewOrigins'>, env: Pick<Env, 'DEPLOYMENT' | 'GRAPHQL_URL'>): Mode => {
  const preview = previewOf(first(query.preview), previewOrigins(brand, env));
  const maySkip = env.DEPLOYMENT !== 'production' || preview.kind === 'endpoint';
  return { preview, caches: first(query.nocache) && maySkip ? 'skip' : 'use' };
};
