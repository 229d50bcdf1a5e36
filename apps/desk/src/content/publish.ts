import type { createContentClient } from '@masthead/content-client';
import { listChanges, toComparable, toDocument, type FieldError } from './document.ts';
import type { KindName } from './kinds.ts';
import { text } from '../labels.ts';
import { createMergePatch, isEqual } from './mergePatch.ts';
import type { DeskFields, Json } from './values.ts';

/** The client of one publication. */
export type Client = ReturnType<typeof createContentClient>;

/** An item of a publication at the provider. */
export type Address = { kind: KindName; publication: string; key: string };

/** What the provider has of an item: its document and its entity tag. */
export type Remote = { document: Json; etag: string };

/** The published item, or what its author must correct. */
export type PublishResult = { ok: true; value: Remote } | { ok: false; errors: readonly FieldError[] };

/** A response of the generated client. */
type Reply = {
  data?: unknown;
  error?: { detail?: string; title?: string; issues?: readonly { path: string; message: string }[] };
  response: Response;
};

const refuse = (...args: Parameters<typeof text>): PublishResult => ({
  ok: false,
  errors: [{ path: '', message: text(...args) }],
});

/** Sends a request; a provider that cannot be reached is an error of the whole item. */
const send = async (request: () => Promise<unknown>): Promise<Reply | undefined> => {
  try {
    return (await request()) as Reply;
  } catch {
    // The caller reports that nothing was sent, or that nobody knows whether it was.
    return undefined;
  }
};

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

/** The status in which an item is sent: one with a future date is scheduled, and appears without the desk. */
const toStatus = (fields: DeskFields, now: Date): 'withdrawn' | 'scheduled' | 'published' => {
  if (fields['standing'] === 'withdrawn') return 'withdrawn';
  const { publishAt } = fields;
  return typeof publishAt === 'string' && Date.parse(publishAt) > now.getTime() ? 'scheduled' : 'published';
};

/** What an item must be sent as, beside what the provider had when it was read. */
type Wanted = { patch: Json; document: Json };

const toWanted = (
  { kind, publication }: Address,
  fields: DeskFields,
  base: Json,
  now: Date,
): { ok: true; value: Wanted } | { ok: false; errors: readonly FieldError[] } => {
  const next = toDocument(kind, fields, base);
  if (!next.ok) return next;
  // Both sides pass through the desk's form, so that a field that it does not know is not erased.
  const before = toComparable(kind, publication, base);
  if (!before.ok) return before;
  const status = toStatus(fields, now);
  // A scheduled item whose time has come is published.
  const isOut = base['status'] === 'scheduled' && Date.parse(String(base['publishAt'])) <= now.getTime();
  const isSameStatus = (isOut ? 'published' : base['status']) === status;
  return {
    ok: true,
    value: {
      document: { ...next.value, status },
      patch: { ...createMergePatch(before.value, next.value), ...(!isSameStatus && { status }) },
    },
  };
};

/** Whether the provider has an item as it is at the desk: a publication of it would change nothing. */
export const isOnSite = (address: Address, fields: DeskFields, { document }: Remote, now: Date): boolean => {
  const wanted = toWanted(address, fields, document, now);
  return wanted.ok && isEqual(wanted.value.patch, {});
};

/** Reads the response of a write. */
const toResult = (reply: Reply): PublishResult => {
  if (reply.response.ok) return { ok: true, value: toRemote(reply) };
  const { issues = [], detail, title } = reply.error ?? {};
  if (issues.length > 0) return { ok: false, errors: issues.map(({ path, message }) => ({ path, message })) };
  return refuse('refused', { status: reply.response.status, reason: detail ?? title ?? '–' });
};

/** After a 412: the change may be our own, of a desk that stopped before it stored the response. */
const recover = async (
  client: Client,
  address: Address,
  fields: DeskFields,
  remote: Remote | undefined,
  now: Date,
): Promise<PublishResult> => {
  const current = await readRemote(client, address);
  if (!current) return refuse('deleted');
  if (isOnSite(address, fields, current, now)) return { ok: true, value: current };
  if (!remote) return refuse('addressTaken', { key: address.key });
  const names = listChanges(remote.document, current.document).join(', ') || 'status';
  return refuse('changedElsewhere', { names });
};

/**
 * Sends an item to the provider: as a new one where `remote` is undefined, otherwise the fields that were edited, unless
 * it has changed there since it was read (decision 79).
 */
export const publishItem = async (
  client: Client,
  address: Address,
  fields: DeskFields,
  remote: Remote | undefined,
  now: Date,
): Promise<PublishResult> => {
  const { kind, key } = address;
  const wanted = toWanted(address, fields, remote?.document ?? {}, now);
  if (!wanted.ok) return wanted;
  const { patch, document } = wanted.value;
  if (remote && isEqual(patch, {})) return { ok: true, value: remote };
  const path = `/${kind}/{key}` as const;
  const params = { path: { key } };
  const reply = await send(() =>
    remote
      ? client.PATCH(path, { params: { ...params, header: { 'If-Match': remote.etag } }, body: patch as never })
      : client.PUT(path, { params: { ...params, header: { 'If-None-Match': '*' } }, body: document as never }),
  );
  if (!reply) return refuse('unreachable');
  return reply.response.status === 412 ? recover(client, address, fields, remote, now) : toResult(reply);
};
