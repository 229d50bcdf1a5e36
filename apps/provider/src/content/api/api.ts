import { HTTPException } from 'hono/http-exception';
import { LRUCache } from 'lru-cache';
import { hashText } from '../../server/tokens.ts';
import { decodePercents } from '../../server/percentEncoding.ts';
import type { ReportSecurityEvent } from '../../server/securityLog.ts';
import { createRateLimiter } from '../../server/rateLimit.ts';
import type { Route } from '../../server/router.ts';
import { type ContentApiDeps, createRoutes } from './app.ts';
import { batches } from './batch.ts';
import { components } from './collections.ts';
import { createDocumentation, introduction } from './documentation.ts';
import { items } from './items.ts';
import { contentApiLimits } from './limits.ts';
import { lists } from './lists.ts';
import { media } from './media.ts';
import { createPreviewRoute, previewRoutes } from './previews.ts';
import { refuse } from './problem.ts';
import { isStorable } from './readJson.ts';
import { redirects } from './redirects.ts';
import { findCaller } from './tokens.ts';

export const contentApiPath = '/content/v1/';

/** The path of a request for the router, in which a key is one segment, with or without encoded slashes. */
const getPath = ({ url }: Request): string => {
  const path = decodePercents(new URL(url).pathname.slice(contentApiPath.length).replace(/\/$/, '')) ?? '';
  const [collection = '', ...key] = isStorable(path) ? path.split('/') : [];
  return `/${[collection, key.join('/')].filter(Boolean).map(encodeURIComponent).join('/')}`;
};

const app = createRoutes({ getPath });
for (const routes of [lists, items, media, batches, redirects, previewRoutes]) app.route('/', routes);

for (const [path, routes] of Map.groupBy(app.routes, (route) => route.path)) {
  const methods = [...new Set(routes.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
  const allow = methods.join(', ');
  app.all(path, () => refuse('method-not-allowed', `Use ${allow}.`, { allow }));
}
app.notFound(() => refuse('not-found', 'The documentation is at /content/v1/.'));
app.onError((error) => {
  if (error instanceof HTTPException) return refuse('unsupported-type', 'Send the body as application/json.');
  throw error;
});

for (const [name, schema] of Object.entries(components)) app.openAPIRegistry.register(name, schema);
app.openAPIRegistry.registerComponent('securitySchemes', 'token', {
  type: 'http',
  scheme: 'bearer',
  description: 'npm run content-token',
});

/** Creates the description of the content API (OpenAPI 3.1) from its routes. */
export const createOpenApi = () =>
  app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Content API', version: '1', description: introduction },
    servers: [{ url: '/content/v1' }],
    security: [{ token: [] }],
  });

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/** Creates the routes of the content API (`/content/v1/`). Without a token they show the documentation only. */
export const createContentApi = (
  deps: ContentApiDeps,
  securityEvent: ReportSecurityEvent = () => undefined,
): readonly Route[] => {
  const { db, clock } = deps;
  const perToken = createRateLimiter(contentApiLimits.perToken, clock);
  const refused = createRateLimiter(contentApiLimits.refusedPerClient, clock);
  /** Tokens that were valid at their last request: other clients of their address do not lock them out. */
  const accepted = new LRUCache<string, true>({ max: contentApiLimits.maxAcceptedTokens });
  const getPage = createDocumentation(createOpenApi);

  const handle: Route['handle'] = async (request, client) => {
    const page = isRead(request) ? getPage(new URL(request.url).pathname) : undefined;
    if (page) return page;
    const authorization = request.headers.get('authorization') ?? '';
    const tokenHash = hashText(authorization);
    // Before the look-up and the log line, which cost more than a refusal.
    if (!accepted.has(tokenHash) && !refused.consume(client))
      return refuse('too-many-requests', 'Too many requests without a valid token.', {
        'retry-after': String(refused.secondsUntil(client)),
      });
    const caller = await findCaller(db, authorization, clock());
    if (!caller) {
      accepted.delete(tokenHash);
      securityEvent({ event: 'content-token-refused', reason: 'invalid' }, client);
      return refuse('unauthorized', 'Send a token as "Authorization: Bearer mct_…".', { 'www-authenticate': 'Bearer' });
    }
    accepted.set(tokenHash, true);
    const charge = (cost: number): Response | undefined =>
      perToken.consume(caller.tokenId, { cost })
        ? undefined
        : refuse('too-many-requests', 'The token has no budget left.', {
            'retry-after': String(perToken.secondsUntil(caller.tokenId, { cost })),
          });
    return charge(1) ?? app.fetch(request, { ...deps, caller, charge });
  };

  return [
    {
      path: `${contentApiPath}*`,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      // A token in a header authorizes a request. Pages of other sites have none.
      allowedOrigins: 'any',
      handle,
    },
    createPreviewRoute(deps),
  ];
};
