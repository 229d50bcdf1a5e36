import { createContentClient } from '@masthead/content-client';
import type { Endpoint, PayloadRequest } from 'payload';
import { env } from '../env.ts';
import { text, toResponse } from '../labels.ts';
import type { KindName } from './kinds.ts';
import { type Client, readRemote, type Remote } from './publish.ts';
import type { DeskFields } from './values.ts';

const timeoutMs = 60_000;
const fetchWithDeadline = (request: Request) => fetch(request, { signal: AbortSignal.timeout(timeoutMs) });

/** The client of a publication; undefined where DESK_TOKENS has no token for it. */
export const getClient = (publication: string): Client | undefined => {
  const token = env.DESK_TOKENS.get(publication);
  return token === undefined
    ? undefined
    : createContentClient({ origin: env.PROVIDER_ORIGIN, token, fetch: fetchWithDeadline });
};

/** What the provider has of an item of the desk; undefined where it has none. */
export const readFromSite = async (kind: KindName, fields: DeskFields): Promise<Remote | undefined> => {
  const address = { kind, publication: String(fields['publication']), key: String(fields['key'] ?? '') };
  const client = getClient(address.publication);
  return client && address.key !== '' ? readRemote(client, address) : undefined;
};

/** Reads an item as it is at the desk; throws where the person of the request may not read it. */
export const readItem = async (req: PayloadRequest, collection: KindName, id: number | string): Promise<DeskFields> => {
  const read = { collection, id, draft: true, depth: 0, req } as const;
  await req.payload.findByID({ ...read, overrideAccess: false });
  // What the provider has is hidden from people.
  return (await req.payload.findByID(read)) as unknown as DeskFields;
};

/** Creates an endpoint of an item for those who may read it. */
export const createItemEndpoint = (
  kind: KindName,
  method: 'get' | 'post',
  name: string,
  respond: (req: PayloadRequest, item: DeskFields, id: string) => Promise<Response>,
): Endpoint => ({
  path: `/:id/${name}`,
  method,
  handler: async (req) => {
    if (!req.user) return toResponse(req, 401, text('signInFirst'));
    const id = String(req.routeParams?.['id']);
    return respond(req, await readItem(req, kind, id), id);
  },
});
