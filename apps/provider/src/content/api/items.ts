import { z } from '@hono/zod-openapi';
import { findDocument } from '../publishing/documents.ts';
import { kinds } from '../publishing/kinds/index.ts';
import { patch, type Precondition, publish, type Published, remove, type WriteOptions } from '../publishing/publish.ts';
import type { Issue, Result } from '../publishing/result.ts';
import {
  type ApiEnv,
  boundJson,
  createRoutes,
  idempotencyKey,
  json,
  once,
  problem,
  requires,
  toResponses,
  toWriteResponses,
} from './app.ts';
import { createAuditEntry } from './audit.ts';
import { type CollectionName, collections, getComponent } from './collections.ts';
import { contentApiLimits } from './limits.ts';
import { problemResponse, refuse, toProblem } from './problem.ts';
import type { Caller } from './tokens.ts';

type ItemAddress = { collection: CollectionName; key: string };

export type Operation = ItemAddress &
  ({ method: 'put'; value: unknown } | { method: 'patch'; value: unknown } | { method: 'delete' }) & {
    precondition: Precondition;
  };

const toEntityTag = (hash: string): string => `"${hash}"`;

/** Parses the entity tags of a header: `*`, or the hashes of a list. */
const parseEntityTags = (header: string | null): '*' | readonly string[] | undefined => {
  if (header === null) return undefined;
  if (header.trim() === '*') return '*';
  return [...header.matchAll(/(?:W\/)?"([^"]*)"/g)].map(([, hash = '']) => hash);
};

/** Returns the precondition of a write by its `If-Match` and `If-None-Match` headers. */
const getPrecondition = (headers: Headers): Precondition => {
  if (headers.get('if-none-match')?.trim() === '*') return { kind: 'absent' };
  const tags = parseEntityTags(headers.get('if-match'));
  if (tags === undefined) return { kind: 'any' };
  return tags === '*' ? { kind: 'exists' } : { kind: 'hash', hashes: tags };
};

/** Drafts need `write`; everything that readers see, saw or will see needs `publish`. */
const createScopeCheck =
  ({ scopes }: Caller): NonNullable<WriteOptions['getMissingScope']> =>
  (from, to) => {
    const isDraft = [from, to].every((state) => state === undefined || state === 'draft');
    const needed = isDraft ? 'write' : 'publish';
    return scopes.has(needed) || (needed === 'write' && scopes.has('publish')) ? undefined : needed;
  };

/** Runs a write of one item, in its own transaction. */
export const runOperation = async (env: ApiEnv, operation: Operation): Promise<Result<Published>> => {
  const { caller } = env;
  const { collection, key, precondition } = operation;
  const kind = collections[collection];
  const options: WriteOptions = {
    precondition,
    scripts: caller.scopes.has('scripts') ? 'allowed' : 'refused',
    getMissingScope: createScopeCheck(caller),
    onChange: createAuditEntry(caller, kind, env.clock()),
  };
  const { site } = caller;
  const result =
    operation.method === 'put'
      ? await publish(env, site, { kind, key, input: operation.value }, options)
      : operation.method === 'patch'
        ? await patch(env, site, { kind, key, changes: operation.value }, options)
        : await remove(env, site, { kind, key }, options);
  if (!result.ok) return result;
  if (result.value.change !== 'unchanged') env.onChange();
  // Warnings of a patch concern the stored body.
  const mayWarn = operation.method === 'put' || caller.scopes.has('read');
  return mayWarn ? result : { ...result, value: { ...result.value, warnings: [] } };
};

const toItemPath = ({ collection, key }: ItemAddress): string =>
  `/content/v1/${collection}/${key.split('/').map(encodeURIComponent).join('/')}`;

/** Clients refuse headers of more than 16 KB together. */
const headerLimits = { warnings: 50, length: 8_000 } as const;

/** Formats warnings as JSON in ASCII, as a header must be. Those beyond its length are missing. */
const toWarningsHeader = (warnings: readonly Issue[]): string => {
  const texts = warnings
    .slice(0, headerLimits.warnings)
    .map((warning) =>
      JSON.stringify(warning).replaceAll(
        /[^ -~]/g,
        (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
      ),
    );
  while (texts.join().length > headerLimits.length) texts.pop();
  return `[${texts.join()}]`;
};

/** Handles a write of one item. The response has its document for callers that may read. */
const handleOperation = async (env: ApiEnv, operation: Operation): Promise<Response> => {
  const result = await runOperation(env, operation);
  if (!result.ok) return problemResponse(toProblem(result.error));
  const { change, document, hash, warnings } = result.value;
  if (change === 'deleted') return new Response(null, { status: 204 });
  const headers = {
    etag: toEntityTag(hash),
    ...(change === 'created' && { location: toItemPath(operation) }),
    ...(warnings.length > 0 && { 'content-warnings': toWarningsHeader(warnings) }),
  };
  const status = change === 'created' ? 201 : 200;
  return Response.json(env.caller.scopes.has('read') ? document : {}, { status, headers });
};

const mayWrite = requires('write', 'publish');
const boundItem = boundJson(contentApiLimits.maxItemBytes);
const writeHeaders = idempotencyKey.extend({
  'If-Match': z
    .string()
    .optional()
    .describe('The entity tag that you read: a write after somebody else’s fails with 412.'),
});
const putHeaders = writeHeaders.extend({ 'If-None-Match': z.string().optional().describe('* creates only.') });
const etag = { ETag: { schema: { type: 'string' } } } as const;
const missing = { 404: problem('No such item.') };

export const items = createRoutes();

for (const [collection, kind] of Object.entries(collections) as [
  CollectionName,
  (typeof collections)[CollectionName],
][]) {
  const path = `/${collection}/{key}`;
  const params = z.object({ key: z.string().describe(`Natural key, such as ${kinds[kind].keyExample}`) });
  const item = { description: 'The item', content: json(getComponent(kind)), headers: etag };
  const written = {
    ...item,
    headers: {
      ...etag,
      'Content-Warnings': {
        schema: { type: 'string' as const },
        description: 'What of the content is not shown: issues as a JSON array. Missing if all of it is.',
      },
    },
  };
  items.openapi(
    {
      method: 'get',
      path,
      tags: [collection],
      operationId: `get-${collection}`,
      middleware: [requires('read')],
      request: { params },
      responses: toResponses({ 200: item, ...missing }),
    },
    async ({ env: { db, caller }, req }) => {
      const { key } = req.valid('param');
      const stored = await findDocument(db, caller.site.id, kind, key);
      if (!stored) return refuse('not-found', `No item of ${collection} has the key "${key.slice(0, 200)}".`);
      const tags = parseEntityTags(req.raw.headers.get('if-none-match'));
      const validators = { etag: toEntityTag(stored.hash), 'last-modified': stored.updatedAt.toUTCString() };
      if (tags === '*' || tags?.includes(stored.hash)) return new Response(null, { status: 304, headers: validators });
      return Response.json(stored.document, { headers: { ...validators, 'cache-control': 'private, no-cache' } });
    },
  );
  items.openapi(
    {
      method: 'put',
      path,
      tags: [collection],
      operationId: `put-${collection}`,
      summary: 'Create or replace',
      middleware: [mayWrite, boundItem, once],
      request: { params, headers: putHeaders, body: { required: true, content: json(getComponent(kind)) } },
      responses: toWriteResponses({ 200: written, 201: written }),
    },
    ({ env, req }) =>
      handleOperation(env, {
        collection,
        ...req.valid('param'),
        method: 'put',
        value: req.valid('json'),
        precondition: getPrecondition(req.raw.headers),
      }),
  );
  items.openapi(
    {
      method: 'patch',
      path,
      tags: [collection],
      operationId: `patch-${collection}`,
      summary: 'Change fields (merge patch, RFC 7396): null removes one',
      middleware: [mayWrite, boundItem, once],
      request: {
        params,
        headers: writeHeaders,
        body: { required: true, content: json(z.record(z.string(), z.unknown())) },
      },
      responses: toWriteResponses({ 200: written, ...missing }),
    },
    ({ env, req }) =>
      handleOperation(env, {
        collection,
        ...req.valid('param'),
        method: 'patch',
        value: req.valid('json'),
        precondition: getPrecondition(req.raw.headers),
      }),
  );
  items.openapi(
    {
      method: 'delete',
      path,
      tags: [collection],
      operationId: `delete-${collection}`,
      summary: 'Delete for good. To hide an item, patch its status to withdrawn',
      middleware: [mayWrite, once],
      request: { params, headers: writeHeaders },
      responses: toWriteResponses({ 204: { description: 'Deleted' }, ...missing }),
    },
    ({ env, req }) =>
      handleOperation(env, {
        collection,
        ...req.valid('param'),
        method: 'delete',
        precondition: getPrecondition(req.raw.headers),
      }),
  );
}
