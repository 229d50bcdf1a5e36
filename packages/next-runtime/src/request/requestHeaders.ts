import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Env } from '@masthead/config';

/** Headers that control Next, its platform and proxies: `x-middleware-prefetch` empties a response, for example. */
const internalHeaders =
  /^(?:next-|x-(?:action|edge|invocation|invoke|matched|middleware|next|nextjs|now|original|prerender|revalidate|rewrite|vercel)(?:-|$))/;

/** Whether a request header from outside is removed before Next reads it. */
export const isInternalHeader = (name: string): boolean => internalHeaders.test(name);

/** Where a public origin is configured, headers of the request do not choose it. */
const forwardedHeaders = ({
  DEPLOYMENT,
  SITE_ORIGIN,
}: Pick<Env, 'DEPLOYMENT' | 'SITE_ORIGIN'>): IncomingHttpHeaders => {
  if (DEPLOYMENT === 'development' || SITE_ORIGIN === undefined) return {};
  const { host, protocol } = new URL(SITE_ORIGIN);
  return { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) };
};

/** Removes the internal headers from requests and sets the public host. Node has already lower-cased the names. */
export const createHeaderCleaner = (
  env: Pick<Env, 'DEPLOYMENT' | 'SITE_ORIGIN'>,
): ((headers: IncomingHttpHeaders) => void) => {
  const forwarded = forwardedHeaders(env);
  return (headers) => {
    for (const name of Object.keys(headers)) if (isInternalHeader(name)) delete headers[name];
    delete headers.forwarded;
    delete headers['x-forwarded-port'];
    Object.assign(headers, forwarded);
  };
};

/** Path and query of a target. One with scheme and host would make Next a proxy for that host. */
export const toOriginForm = (target: string): string => {
  if (target.startsWith('/')) return target;
  const schemeAndHost = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(target)?.[0];
  const rest = schemeAndHost === undefined ? '' : target.slice(schemeAndHost.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
};

/** Appends the peer to `X-Forwarded-For`: services count by client, who could write any address into it. */
export const appendForwardedFor = ({
  headers,
  socket,
}: Pick<IncomingMessage, 'headers'> & { socket: Pick<IncomingMessage['socket'], 'remoteAddress'> }): void => {
  headers['x-forwarded-for'] = [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join(', ');
};

/** Returns `X-Forwarded-For` as one value: the client, then each proxy. */
export const getForwardedFor = ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
  [headers['x-forwarded-for']].flat().filter(Boolean).join(',');
