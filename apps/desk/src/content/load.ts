import { type Payload, ValidationError, type Where } from 'payload';
import { getClient } from './clients.ts';
import { fromDocument } from './document.ts';
import { type ContentKind, isKindName, type KindName, kindNames, kinds } from './kinds.ts';
import { referenced } from './parts.ts';
import { type Client, isOnSite, type Remote } from './publish.ts';
import { findSending, forgetSending } from './sending.ts';
import { toId } from './values.ts';

type Collection = KindName | (typeof referenced)[number];
/** An item of a list of the content API, with its document or without. */
type Summary = { key: string; etag: string };
type Item = Summary & Remote & { status: string; source: 'api' | 'file' };

const pageSize = 200;

/** Pages of a collection: a publication may have more than memory. Their documents are read if they are needed. */
async function* listPages(client: Client, collection: Collection, since: Date | undefined) {
  let after: string | null | undefined;
  do {
    const query = { limit: pageSize, ...(after && { after }), ...(since && { since: since.toISOString() }) };
    const read = async (view: 'summary' | 'full') => {
      const reply = await client.GET(`/${collection}`, { params: { query: { ...query, view } } });
      if (reply.error) throw new Error(`The provider does not list ${collection}: ${reply.error.detail}`);
      return reply.data as unknown as { items: Summary[]; next: string | null };
    };
    const { items, next } = await read('summary');
    if (items.length > 0) yield { items, readAll: async () => (await read('full')).items as Item[] };
    after = next;
  } while (after !== null);
}

/** Writes the names of items, so that others can choose them. */
export const writeReferences = async (
  payload: Payload,
  publication: string,
  kind: Collection,
  items: readonly { key: string; name: string }[],
  options: Pick<Parameters<Payload['find']>[0], 'req'> = {},
): Promise<void> => {
  const ids = items.map(({ key }) => toId(publication, kind, key));
  const query = { where: { id: { in: ids } }, limit: ids.length, pagination: false };
  const { docs } = await payload.find({ collection: 'references', ...query, ...options });
  const names = new Map(docs.map((doc) => [doc.id, doc.name]));
  for (const [index, { name }] of items.entries()) {
    const id = ids[index] ?? '';
    const where = { id: { equals: id } };
    if (names.get(id) !== name)
      await payload.db.upsert({ collection: 'references', where, data: { id, publication, kind, name }, ...options });
  }
};

type StoredItem = { id: number | string; etag: string; isEdited: boolean };

/** What the desk has of the items of one page of a list. */
const findStored = async (
  payload: Payload,
  collection: Collection,
  publication: string,
  keys: readonly string[],
): Promise<Map<string, StoredItem>> => {
  if (!isKindName(collection)) return new Map();
  const where: Where = { and: [{ publication: { equals: publication } }, { key: { in: [...keys] } }] };
  const select = { key: true, etag: true, _status: true } as const;
  const options = { collection, where, select, depth: 0, limit: keys.length, pagination: false } as const;
  const { docs } = await payload.find({ ...options, draft: true });
  return new Map(
    docs.map(({ id, key, etag, _status }) => [String(key), { id, etag: String(etag), isEdited: _status === 'draft' }]),
  );
};

/** What a load has done. */
export type LoadReport = {
  seen: number;
  created: number;
  updated: number;
  /** Items that were changed at the provider, and have changes at the desk that are not published. */
  edited: string[];
  /** Items that the desk cannot store, and why. */
  refused: string[];
  /** False if the next load may store one of these, such as after the database was busy. */
  isComplete: boolean;
};

/**
 * Loads a publication from the provider: new and changed items, by their entity tags, or only those that were changed
 * `since` a time. Items with changes that are not published stay as they are, unless these are on the site already:
 * their editor compares and loads.
 */
export const loadPublication = async (
  payload: Payload,
  publication: string,
  { since, onProgress = () => {} }: { since?: Date; onProgress?: (report: LoadReport) => void } = {},
): Promise<LoadReport> => {
  const client = getClient(publication);
  if (!client) throw new Error(`There is no token for "${publication}" in DESK_TOKENS.`);
  const report: LoadReport = { seen: 0, created: 0, updated: 0, edited: [], refused: [], isComplete: true };

  const write = async (kind: KindName, stored: StoredItem | undefined, item: Item): Promise<void> => {
    const { key, etag, status, source, document } = item;
    const sent = stored ? undefined : await findSending({ kind, publication, key });
    const id = stored?.id ?? sent;
    const options = { collection: kind, depth: 0, context: { fromSite: true } } as const;
    const own = id === undefined ? null : await payload.findByID({ ...options, id, draft: true, disableErrors: true });
    const isEdited = stored?.isEdited || sent !== undefined;
    if (own && isEdited && !isOnSite({ kind, publication, key }, own as never, item, new Date())) {
      // The next publication of a new item is a change of the one that was sent.
      const data = { key, remote: document, etag } as never;
      if (sent) await payload.update({ ...options, id: own.id, draft: true, data });
      else report.edited.push(key);
      return;
    }
    const data = {
      ...fromDocument(kind, publication, document),
      publication,
      key,
      slug: key.split('/').at(-1) ?? key,
      remote: document,
      etag,
      isOfFile: source === 'file',
      _status: status === 'draft' ? 'draft' : 'published',
      stage: status === 'draft' ? 'working' : 'approved',
    } as never;
    await (own ? payload.update({ ...options, id: own.id, data }) : payload.create({ ...options, data }));
    report[id === undefined ? 'created' : 'updated'] += 1;
  };

  for (const collection of new Set<Collection>([...referenced, ...kindNames])) {
    const kind: ContentKind | undefined = isKindName(collection) ? kinds[collection] : undefined;
    for await (const { items, readAll } of listPages(client, collection, since)) {
      const keys = items.map(({ key }) => key);
      const stored = await findStored(payload, collection, publication, keys);
      const isNew = ({ key, etag }: Summary): boolean => stored.get(key)?.etag !== etag;
      const news = items.some(isNew) ? (await readAll()).filter(isNew) : [];
      const toName = ({ key, document }: Item) => ({ key, name: String(document[kind?.title ?? 'name'] ?? key) });
      if ((referenced as readonly string[]).includes(collection))
        await writeReferences(payload, publication, collection, news.map(toName));
      report.seen += items.length;
      if (isKindName(collection)) {
        for (const key of stored.keys()) await forgetSending({ kind: collection, publication, key });
        for (const item of news)
          await write(collection, stored.get(item.key), item).catch((error: Error) => {
            report.isComplete &&= error instanceof ValidationError;
            // The message of a failed query has the whole item, its cause the reason.
            const { message } = error.cause instanceof Error ? error.cause : error;
            report.refused.push(`${collection}/${item.key}: ${message}`);
          });
      }
      onProgress(report);
    }
  }
  return report;
};

/** Writes the publications of the desk. */
export const writePublications = async (
  payload: Payload,
  publications: readonly { key: string; name: string }[],
): Promise<void> => {
  for (const { key: id, name } of publications)
    await payload.db.upsert({ collection: 'publications', where: { id: { equals: id } }, data: { id, name } });
};
