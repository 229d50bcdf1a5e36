import type { createContentClient } from '@masthead/content-client';
import { type DeskFields, type FieldError, fromDocument, type Json, toDocument } from './article.ts';
import { createMergePatch, isEqual } from './mergePatch.ts';

/** The client of one publication. */
export type Client = ReturnType<typeof createContentClient>;

/** What the provider has of an article: its document and its entity tag. */
export type Remote = { document: Json; etag: string };

/** The published article, or what its author must correct. */
export type PublishResult = { ok: true; value: Remote } | { ok: false; errors: readonly FieldError[] };

/** A response of the generated client. */
type Reply = {
  data?: unknown;
  error?: { detail?: string; title?: string; issues?: readonly { path: string; message: string }[] };
  response: Response;
};

const refuse = (path: string, message: string): PublishResult => ({ ok: false, errors: [{ path, message }] });

/** Sends a request; a provider that cannot be reached is an error of the whole article. */
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

/** Reads an article; undefined where the provider has none. */
export const readArticle = async (client: Client, key: string): Promise<Remote | undefined> => {
  const reply = (await client.GET('/articles/{key}', { params: { path: { key } } })) as Reply;
  if (reply.response.status === 404) return undefined;
  if (!reply.response.ok) throw new Error(`The provider responded with ${reply.response.status} to ${key}.`);
  return toRemote(reply);
};

/** Names of the fields in which two documents of the provider differ. */
export const listChanges = (one: Json, other: Json): readonly string[] => Object.keys(createMergePatch(one, other));

/** The status in which an article is sent: one with a future date is scheduled, and appears without the desk. */
const toStatus = (fields: DeskFields, now: Date): 'withdrawn' | 'scheduled' | 'published' => {
  if (fields['standing'] === 'withdrawn') return 'withdrawn';
  const { publishAt } = fields;
  return typeof publishAt === 'string' && Date.parse(publishAt) > now.getTime() ? 'scheduled' : 'published';
};

/** What an article must be sent as, beside what the provider had when it was read. */
type Wanted = { patch: Json; document: Json };

const toWanted = (
  fields: DeskFields,
  base: Json,
  { publication, now }: { publication: string; now: Date },
): { ok: true; value: Wanted } | { ok: false; errors: readonly FieldError[] } => {
  const next = toDocument(fields, base);
  if (!next.ok) return next;
  // Both sides pass through the desk's form, so that a field that it does not know is not erased.
  const before = toDocument(fromDocument(publication, base), base);
  if (!before.ok) return before;
  const status = toStatus(fields, now);
  // A scheduled article whose time has come is published.
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

/** Reads the response of a write. */
const toResult = (reply: Reply): PublishResult => {
  if (reply.response.ok) return { ok: true, value: toRemote(reply) };
  const { issues = [], detail, title } = reply.error ?? {};
  if (issues.length > 0) return { ok: false, errors: issues.map(({ path, message }) => ({ path, message })) };
  return refuse('title', `The provider refused it (${reply.response.status}): ${detail ?? title ?? 'no reason given'}`);
};

type Publication = { client: Client; publication: string; key: string; now: Date };

/** After a 412: the change may be our own, of a desk that stopped before it stored the response. */
const recover = async (
  { client, publication, key, now }: Publication,
  fields: DeskFields,
  base: Json,
): Promise<PublishResult> => {
  const current = await readArticle(client, key);
  if (!current) return refuse('title', 'It was deleted at the provider. Duplicate it to publish it as a new article.');
  const wanted = toWanted(fields, current.document, { publication, now });
  if (wanted.ok && isEqual(wanted.value.patch, {})) return { ok: true, value: current };
  const names = listChanges(base, current.document).join(', ') || 'its state';
  return refuse(
    'title',
    `Nothing was published: the article was changed elsewhere meanwhile (${names}). Open "Compare" to see both and load the changes.`,
  );
};

/**
 * Sends an article to the provider: as a new one where `remote` is undefined, otherwise the fields that were edited,
 * unless it has changed there since it was read (decision 79).
 */
export const publishArticle = async (
  target: Publication,
  fields: DeskFields,
  remote: Remote | undefined,
): Promise<PublishResult> => {
  const { client, key } = target;
  const base = remote?.document ?? {};
  const wanted = toWanted(fields, base, target);
  if (!wanted.ok) return wanted;
  const { patch, document } = wanted.value;
  if (remote && isEqual(patch, {})) return { ok: true, value: remote };
  const params = { path: { key } };
  const reply = await send(() =>
    remote
      ? client.PATCH('/articles/{key}', {
          params: { ...params, header: { 'If-Match': remote.etag } },
          body: patch as never,
        })
      : client.PUT('/articles/{key}', {
          params: { ...params, header: { 'If-None-Match': '*' } },
          body: document as never,
        }),
  );
  if (!reply)
    return refuse(
      'title',
      'The provider cannot be reached, so nobody knows whether it was published. Publish it again.',
    );
  return reply.response.status === 412 ? recover(target, fields, base) : toResult(reply);
};
