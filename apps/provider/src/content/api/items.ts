import type { Logger } from 'pino';
import type { MediaLibrary } from '../../media/library/mediaLibrary.ts';
import { findDocument } from '../publishing/documents.ts';
import {
  patch,
  type Precondition,
  publish,
  type PublishDeps,
  type Published,
  remove,
  type WriteOptions,
} from '../publishing/publish.ts';
import type { Result } from '../publishing/result.ts';
import { createAuditEntry } from './audit.ts';
import { type CollectionName, collections } from './collections.ts';
import { problemResponse, refuse, toProblem } from './problem.ts';
import type { Caller } from './tokens.ts';

/** What the handlers of the content API need. `onChange` is called after each committed change. */
export type ContentApiDeps = PublishDeps & { log: Logger; library: MediaLibrary; onChange: () => void };

/** One item of a collection. */
export type ItemAddress = { collection: CollectionName; key: string };

/** A write of one item. */
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
export const getPrecondition = (headers: Headers): Precondition => {
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
export const runOperation = async (
  deps: ContentApiDeps,
  caller: Caller,
  operation: Operation,
): Promise<Result<Published>> => {
  const { collection, key, precondition } = operation;
  const kind = collections[collection];
  const options: WriteOptions = {
    precondition,
    scripts: caller.scopes.has('scripts') ? 'allowed' : 'refused',
    getMissingScope: createScopeCheck(caller),
    onChange: createAuditEntry(caller, kind, deps.clock()),
  };
  const { site } = caller;
  const result =
    operation.method === 'put'
      ? await publish(deps, site, { kind, key, input: operation.value }, options)
      : operation.method === 'patch'
        ? await patch(deps, site, { kind, key, changes: operation.value }, options)
        : await remove(deps, site, { kind, key }, options);
  if (!result.ok) return result;
  if (result.value.change !== 'unchanged') deps.onChange();
  // Warnings of a patch tell about the stored body.
  const mayWarn = operation.method === 'put' || caller.scopes.has('read');
  return mayWarn ? result : { ...result, value: { ...result.value, warnings: [] } };
};

/** Path of an item in the API. */
export const toItemPath = ({ collection, key }: ItemAddress): string =>
  `/content/v1/${collection}/${key.split('/').map(encodeURIComponent).join('/')}`;

/** Handles a write of one item. The response has its document for callers that may read. */
export const handleOperation = async (
  deps: ContentApiDeps,
  caller: Caller,
  operation: Operation,
): Promise<Response> => {
  const result = await runOperation(deps, caller, operation);
  if (!result.ok) return problemResponse(toProblem(result.error));
  const { change, document, hash, warnings } = result.value;
  if (change === 'deleted') return new Response(null, { status: 204 });
  const headers = {
    etag: toEntityTag(hash),
    ...(change === 'created' && { location: toItemPath(operation) }),
    ...(warnings.length > 0 && { 'content-warnings': JSON.stringify(warnings) }),
  };
  const status = change === 'created' ? 201 : 200;
  return Response.json(caller.scopes.has('read') ? document : {}, { status, headers });
};

/** Handles the request of one item. */
export const handleGet = async (
  { db }: ContentApiDeps,
  { site }: Caller,
  { collection, key }: ItemAddress,
  headers: Headers,
): Promise<Response> => {
  const stored = await findDocument(db, site.id, collections[collection], key);
  if (!stored) return refuse('not-found', `No item of ${collection} has the key "${key.slice(0, 200)}".`);
  const tags = parseEntityTags(headers.get('if-none-match'));
  const validators = { etag: toEntityTag(stored.hash), 'last-modified': stored.updatedAt.toUTCString() };
  if (tags === '*' || tags?.includes(stored.hash)) return new Response(null, { status: 304, headers: validators });
  return Response.json(stored.document, { headers: { ...validators, 'cache-control': 'private, no-cache' } });
};
