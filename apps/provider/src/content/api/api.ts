import { LRUCache } from 'lru-cache';
import { hashText } from '../../server/tokens.ts';
import type { ReportSecurityEvent } from '../../server/securityLog.ts';
import { createRateLimiter } from '../../server/rateLimit.ts';
import type { Route } from '../../server/router.ts';
import { countOperations, handleBatch } from './batch.ts';
import { type CollectionName, isCollection } from './collections.ts';
import { createDocumentation } from './documentation.ts';
import { type Handled, runOnce } from './idempotency.ts';
import { type ContentApiDeps, getPrecondition, handleGet, handleOperation } from './items.ts';
import { contentApiLimits } from './limits.ts';
import { handleList } from './lists.ts';
import { handleFile, handleRemoval, handleUpload } from './media.ts';
import { refuse } from './problem.ts';
import { isStorable, readJson } from './readJson.ts';
import { handlePutRedirects, handleRedirect } from './redirects.ts';
import { type Caller, findCaller, type Scope } from './tokens.ts';

/** Start of the paths of the content API. */
export const contentApiPath = '/content/v1/';

const itemMethods = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'];

/** What a path of the API names. */
type Resource =
  | { kind: 'collection'; collection: CollectionName }
  | { kind: 'item'; collection: CollectionName; key: string }
  | { kind: 'batch' }
  | { kind: 'redirects' }
  | { kind: 'uploads' }
  | { kind: 'file'; id: string };

const decode = (text: string): string | undefined => {
  try {
    const decoded = decodeURIComponent(text);
    return isStorable(decoded) ? decoded : undefined;
  } catch {
    return undefined; // Malformed encoding names nothing.
  }
};

const parsePath = (pathname: string): Resource | undefined => {
  const path = decode(pathname.slice(contentApiPath.length).replace(/\/$/, ''));
  if (path === 'batch' || path === 'redirects') return { kind: path };
  if (path === 'media') return { kind: 'uploads' };
  if (path?.startsWith('media/')) return { kind: 'file', id: path.slice('media/'.length) };
  const [collection = '', ...rest] = path?.split('/') ?? [];
  if (!isCollection(collection)) return undefined;
  const key = rest.join('/');
  return key === '' ? { kind: 'collection', collection } : { kind: 'item', collection, key };
};

const methods: Record<Resource['kind'], readonly string[]> = {
  collection: ['GET', 'HEAD'],
  item: itemMethods,
  batch: ['POST'],
  redirects: ['GET', 'HEAD', 'PUT', 'DELETE'],
  uploads: ['POST'],
  file: ['GET', 'HEAD', 'DELETE'],
};

const toHandled = (response: Response): Handled => ({ response, isComplete: response.ok });

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

const mayWrite = ({ scopes }: Caller): boolean => scopes.has('write') || scopes.has('publish');

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
  const documentation = createDocumentation();

  /** Consumes the budget of a token. Returns the response of an exhausted one. */
  const charge = ({ tokenId }: Caller, cost: number): Response | undefined =>
    perToken.consume(tokenId, { cost })
      ? undefined
      : refuse('too-many-requests', 'The token has no budget left.', {
          'retry-after': String(perToken.secondsUntil(tokenId, { cost })),
        });

  const write = async (request: Request, resource: Resource, caller: Caller): Promise<Response> => {
    if (resource.kind === 'uploads') return handleUpload(deps, caller, request);
    const run = (text: string, handle: () => Promise<Handled>): Promise<Response> =>
      runOnce({ db, caller, clock }, request, text, handle);
    if (!mayWrite(caller))
      return refuse('forbidden', 'This request needs a token with the scope "write" or "publish".');
    const precondition = getPrecondition(request.headers);
    if (request.method === 'DELETE')
      return run('', async () => {
        if (resource.kind === 'item')
          return toHandled(await handleOperation(deps, caller, { ...resource, method: 'delete', precondition }));
        return toHandled(
          resource.kind === 'file'
            ? await handleRemoval(deps, caller, resource.id)
            : await handleRedirect(deps, caller, request),
        );
      });
    const isBatch = resource.kind === 'batch';
    const body = await readJson(request, isBatch ? contentApiLimits.maxBatchBytes : contentApiLimits.maxItemBytes);
    if (!body.ok) return body.response;
    const { value, text } = body;
    const extra = isBatch ? countOperations(value) - 1 : 0;
    const throttled = extra > 0 ? charge(caller, extra) : undefined;
    if (throttled) return throttled;
    return run(text, async () => {
      if (resource.kind === 'batch') return handleBatch(deps, caller, value);
      if (resource.kind === 'redirects') return toHandled(await handlePutRedirects(deps, caller, value));
      if (resource.kind === 'item')
        return toHandled(
          await handleOperation(deps, caller, {
            ...resource,
            method: request.method === 'PUT' ? 'put' : 'patch',
            value,
            precondition,
          }),
        );
      throw new Error(`A collection cannot be written with ${request.method}.`);
    });
  };

  const read = (request: Request, resource: Resource, caller: Caller): Promise<Response> | Response => {
    const needed: readonly Scope[] = resource.kind === 'file' ? ['read', 'media'] : ['read'];
    if (!needed.some((scope) => caller.scopes.has(scope)))
      return refuse('forbidden', `This request needs a token with the scope "${needed.join('" or "')}".`);
    switch (resource.kind) {
      case 'item':
        return handleGet(deps, caller, resource, request.headers);
      case 'collection':
        return handleList(deps, caller, resource.collection, new URL(request.url).searchParams);
      case 'redirects':
        return handleRedirect(deps, caller, request);
      case 'file':
        return handleFile(deps, resource.id);
      case 'batch':
      case 'uploads':
        throw new Error(`A resource of the kind ${resource.kind} cannot be read.`);
      default:
        return resource satisfies never;
    }
  };

  const handle: Route['handle'] = async (request, client) => {
    const { pathname } = new URL(request.url);
    const page = isRead(request) ? documentation.respond(pathname) : undefined;
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
    const resource = parsePath(pathname);
    if (!resource) return refuse('not-found', 'The documentation is at /content/v1/.');
    const allowed = methods[resource.kind];
    if (!allowed.includes(request.method))
      return refuse('method-not-allowed', `Use ${allowed.join(', ')}.`, { allow: allowed.join(', ') });
    const throttled = charge(caller, 1);
    if (throttled) return throttled;
    return isRead(request) ? read(request, resource, caller) : write(request, resource, caller);
  };

  return [
    {
      path: `${contentApiPath}*`,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      // A token in a header authorizes a request. Pages of other sites have none.
      allowedOrigins: 'any',
      handle,
    },
  ];
};
