import type { createContentClient } from '@masthead/content-client';
import { type Checked, createMergePatch, listChanges, toComparable, toDocument } from './document.ts';
import type { KindName } from './kinds.ts';
import { text } from '../labels.ts';
import type { DeskFields, Json } from './values.ts';

/** The client of one publication. */
export type Client = ReturnType<typeof createContentClient>;

/** An item of a publication at the provider. */
export type Address = { kind: KindName; publication: string; key: string };

/** What the provider has of an item: its document and its entity tag. */
export type Remote = { document: Json; etag: string };

/** A response of the generated client. */
type Reply = {
  data?: unknown;
  error?: { detail?: string; title?: string; issues?: readonly { path: string; message: string }[] };
  response: Response;
};

/** Why an item is not published, as its form shows it. */
export const refuse = (...args: Parameters<typeof text>): Checked<Remote> => ({
  ok: false,
  error: [{ path: '', message: text(...args) }],
});

const toRemote = ({ data, response }: Reply): Remote => ({
  document: data as Json,
  etag: response.headers.get('etag') ?? '',
});

/** Reads an item; undefined where the provider has none. */
export const readRemote = async (client: Client, { kind, key }: Address): Promise<Remote | undefined> => {
  const reply = (await client.GET(`/${kind}/{key}`, { params: { path: { key } } })) as Reply;
  if (reply.response.status === 404) return undefined;
  if (!reply.response.ok) throw new Error(`The provider responded with ${reply.response.status} to ${kind}/${key}.`);
  return toRemote(reply);
};

/** What an item must be sent as, beside what the provider had when it was read. */
const toWanted = (
  { kind, publication }: Address,
  fields: DeskFields,
  base: Json,
  now: Date,
): Checked<{ patch: Json; document: Json }> => {
  const next = toDocument(kind, fields, base);
  if (!next.ok) return next;
  // Both sides pass through the desk's form, so that a field that it does not know is not erased.
  const before = toComparable(kind, publication, base);
  const { publishAt, standing } = fields;
  const isLater = typeof publishAt === 'string' && Date.parse(publishAt) > now.getTime();
  // A later one appears without the desk.
  const status = standing === 'withdrawn' ? 'withdrawn' : isLater ? 'scheduled' : 'published';
  // A scheduled item whose time has come is published.
  const isOut = base['status'] === 'scheduled' && Date.parse(String(base['publishAt'])) <= now.getTime();
  const isSameStatus = (isOut ? 'published' : base['status']) === status;
  const patch = { ...createMergePatch(before, next.value), ...(!isSameStatus && { status }) };
  return { ok: true, value: { patch, document: { ...next.value, status } } };
};

/** Whether the provider has an item as it is at the desk: a publication of it would change nothing. */
export const isOnSite = (address: Address, fields: DeskFields, { document }: Remote, now: Date): boolean => {
  const wanted = toWanted(address, fields, document, now);
  if (!wanted.ok) return false;
  // The provider completes an item by the time of its publication.
  const { publishAt = null, ...others } = wanted.value.patch;
  return publishAt === null && Object.keys(others).length === 0;
};

/**
 * Sends an item to the provider: as a new one where `remote` is undefined, otherwise the fields that were edited, unless
 * it has changed there since it was read (decision 79).
 */
export const publishItem = async (
  client: Client | undefined,
  address: Address,
  fields: DeskFields,
  remote: Remote | undefined,
  now: Date,
): Promise<Checked<Remote>> => {
  const { kind, publication, key } = address;
  if (!client) return refuse('noToken', { publication });
  const wanted = toWanted(address, fields, remote?.document ?? {}, now);
  if (!wanted.ok) return wanted;
  const { patch, document } = wanted.value;
  if (remote && Object.keys(patch).length === 0) return { ok: true, value: remote };
  const path = `/${kind}/{key}` as const;
  const params = { path: { key } };
  const request: Promise<unknown> = remote
    ? client.PATCH(path, { params: { ...params, header: { 'If-Match': remote.etag } }, body: patch as never })
    : client.PUT(path, { params: { ...params, header: { 'If-None-Match': '*' } }, body: document as never });
  const reply = (await request.catch(() => undefined)) as Reply | undefined;
  // It is not known whether it was published.
  if (!reply) return refuse('unreachable');
  if (reply.response.ok) return { ok: true, value: toRemote(reply) };
  const { issues = [], detail, title = '–' } = reply.error ?? {};
  const { status } = reply.response;
  if (status === 412) {
    const current = await readRemote(client, address);
    if (!current) return refuse('deleted');
    // The change may be our own, of a desk that stopped before it stored the response.
    if (isOnSite(address, fields, current, now)) return { ok: true, value: current };
    if (!remote) return refuse('addressTaken', { key });
    const names = listChanges(remote.document, current.document).join(' / ');
    return refuse('changedElsewhere', { names: names || 'status' });
  }
  return issues.length > 0 ? { ok: false, error: issues } : refuse('refused', { status, reason: detail ?? title });
};
