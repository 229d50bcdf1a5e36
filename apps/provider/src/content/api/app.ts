import { OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { MediaLibrary } from '../../media/library/mediaLibrary.ts';
import type { PublishDeps } from '../publishing/publish.ts';
import { runOnce } from './idempotency.ts';
import { listIssues, problemSchema, refuse, refuseInput } from './problem.ts';
import { readJson } from './readJson.ts';
import type { Caller, Scope } from './tokens.ts';

/** What the handlers of the content API need. `onChange` is called after each committed change. */
export type ContentApiDeps = PublishDeps & { log: Logger; library: MediaLibrary; onChange: () => void };

/** What a handler gets with its request. */
export type ApiEnv = ContentApiDeps & {
  caller: Caller;
  /** Consumes the budget of the token. Returns the response of an exhausted one. */
  charge: (cost: number) => Response | undefined;
};

/** `hasFailures`: a part of a successful request has failed, so a repeated one runs again. */
type Api = { Bindings: ApiEnv; Variables: { hasFailures: true } };

/** Creates a group of routes. Invalid parameters and bodies are a problem with all issues. */
export const createRoutes = (options?: ConstructorParameters<typeof OpenAPIHono<Api>>[0]): OpenAPIHono<Api> =>
  new OpenAPIHono<Api>({
    ...options,
    defaultHook: (result) => (result.success ? undefined : refuseInput(listIssues(result.error))),
  });

/** Refuses tokens that have none of the scopes. */
export const requires =
  (...scopes: readonly Scope[]): MiddlewareHandler<Api> =>
  async ({ env }, next) =>
    scopes.some((scope) => env.caller.scopes.has(scope))
      ? next()
      : refuse('forbidden', `This request needs a token with the scope "${scopes.join('" or "')}".`);

/** Reads a JSON body within limits of bytes and time, before the library parses it. */
export const boundJson =
  (maxBytes: number): MiddlewareHandler<Api> =>
  async ({ req }, next) => {
    const body = await readJson(req.raw, maxBytes);
    if (!body.ok) return body.response;
    req.raw = new Request(req.raw, { method: req.method, body: body.text });
    return next();
  };

/** Runs a request at most once for its `Idempotency-Key`. */
export const once: MiddlewareHandler<Api> = async (context, next) =>
  runOnce(context.env, context.req.raw, await context.req.text(), async () => {
    await next();
    return { response: context.res, isComplete: context.res.ok && !context.get('hasFailures') };
  });

type Responses = RouteConfig['responses'];

export const json = <Schema>(schema: Schema) => ({ 'application/json': { schema } });

export const problem = (description: string): Responses[string] => ({
  description,
  content: { 'application/problem+json': { schema: problemSchema } },
});

export const toResponses = (responses: Responses): Responses => ({
  401: problem('The token is missing, unknown, expired or revoked.'),
  403: problem('The token lacks a scope.'),
  429: problem('Wait for the seconds in Retry-After.'),
  ...responses,
});

export const toWriteResponses = (responses: Responses): Responses =>
  toResponses({
    412: problem('The entity tag in If-Match is no longer that of the item.'),
    413: problem('The body is too large.'),
    422: problem('All issues of the content with their paths.'),
    ...responses,
  });

/** The header of `once`. */
export const idempotencyKey = z.object({
  'Idempotency-Key': z.string().optional().describe('A repeated request with the same key runs once, for 24 hours.'),
});
