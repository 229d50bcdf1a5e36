import type { IncomingHttpHeaders } from 'node:http';
import type { Env } from '@masthead/config';

/** Headers that Next's router in the browser sends with its requests. Every other header of Next's names is for Next's own servers. */
export const browserHeaders: ReadonlySet<string> = new Set(['next-router-prefetch', 'next-router-segment-prefetch', 'next-router-state-tree', 'next-url']);

/**
 * Headers by which Next, its hosting platform and proxies control routing, caching and rendering. Some of them change a
 * response even where Next runs alone: `x-middleware-prefetch` empties it, `next-action` runs the action handler.
 */
const internalHeaders = /^(?:next-|x-(?:action|edge|invocation|invoke|matched|middleware|next|nextjs|now|original|prerender|revalidate|rewrite|vercel)(?:-|$))/;

/** Whether a request header from outside is removed before Next reads it. */
export const isInternalHeader = (name: string): boolean => internalHeaders.test(name) && !browserHeaders.has(name);

/** Where a public origin is configured, headers of the request do not choose it: services build links and check origins by them. */
const forwardedHeaders = ({ DEPLOYMENT, SITE_ORIGIN }: Pick<Env, 'DEPLOYMENT' | 'SITE_ORIGIN'>): IncomingHttpHeaders => {
  if (DEPLOYMENT === 'development' || SITE_ORIGIN === undefined) return {};
  const { host, protocol } = new URL(SITE_ORIGIN);
  return { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) };
};

/** Removes the internal headers from requests and sets the public host. Node has already lower-cased the names. */
export const createHeaderCleaner = (env: Pick<Env, 'DEPLOYMENT' | 'SITE_ORIGIN'>): ((headers: IncomingHttpHeaders) => void) => {
  const forwarded = forwardedHeaders(env);
  return (headers) => {
    for (const name of Object.keys(headers)) if (isInternalHeader(name)) delete headers[name];
    delete headers.forwarded;
    delete headers['x-forwarded-port'];
    Object.assign(headers, forwarded);
  };
};

/** The path and query of a request target. A target with a scheme and host, as proxies send it, would make Next a proxy for that host. */
export const toOriginForm = (target: string): string => {
  if (target.startsWith('/')) return target;
  const schemeAndHost = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(target)?.[0];
  const rest = schemeAndHost === undefined ? '' : target.slice(schemeAndHost.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
};
