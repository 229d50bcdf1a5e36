import { getRequestContext } from '@masthead/telemetry';
import type { Handler } from './http.ts';
import type { ReportSecurityEvent } from './securityLog.ts';
import { type IsOwnOrigin, rejectCrossOrigin } from './crossOrigin.ts';

export type Route = {
  /** An exact path, or a prefix that ends in `/*`. */
  path: string;
  methods: readonly string[];
  /** `any` for a POST that only reads; others must come from the publications' pages. */
  allowedOrigins?: 'own' | 'any';
  /** The accepted media type of the body. An HTML form of another site cannot send JSON. */
  bodyType?: 'application/json';
  handle: Handler;
};

const matches = ({ path }: Route, pathname: string): boolean =>
  path.endsWith('/*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path || pathname === `${path}/`;

const getMediaType = (request: Request): string =>
  request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';

/** Calls the first route with a matching path, or returns 404 or 405. Reports rejected and limited requests. */
export const createRouter =
  (
    routes: readonly Route[],
    isOwnOrigin: IsOwnOrigin = () => false,
    securityEvent: ReportSecurityEvent = () => undefined,
  ): Handler =>
  async (request, client) => {
    const { pathname } = new URL(request.url);
    const route = routes.find((candidate) => matches(candidate, pathname));
    const context = getRequestContext();
    if (context) context.route = route?.path ?? 'unmatched';
    if (!route)
      return Response.json(
        { error: 'There is nothing at this address.' },
        { status: 404, headers: { 'cache-control': 'public, max-age=60' } },
      );
    if (!route.methods.includes(request.method)) {
      return Response.json(
        { error: `Use ${route.methods.join(' or ')}.` },
        { status: 405, headers: { allow: route.methods.join(', ') } },
      );
    }
    if (request.method === 'POST') {
      const refusal = route.allowedOrigins === 'any' ? undefined : rejectCrossOrigin(request, isOwnOrigin);
      if (refusal) {
        securityEvent({ event: 'foreign-form-refused', reason: 'other-origin' }, client);
        return refusal;
      }
      if (route.bodyType !== undefined && getMediaType(request) !== route.bodyType)
        return Response.json({ error: `Send the body as ${route.bodyType}.` }, { status: 415 });
    }
    const response = await route.handle(request, client);
    if (response.status === 429) securityEvent({ event: 'request-throttled', reason: 'client' }, client);
    return response;
  };
