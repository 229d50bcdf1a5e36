import type { Payload, Where } from 'payload';
import { getClient } from './clients.ts';
import { fromDocument } from './document.ts';
import { type ContentKind, isKindName, type KindName, kindNames, kinds } from './kinds.ts';
import { referenced } from './parts.ts';
import { type Address, type Client, isOnSite, type Remote } from './publish.ts';
import { listSending } from './sending.ts';
import { toId } from './values.ts';

type Collection = KindName | (typeof referenced)[number];
/** An item of a list of the content API. */
type Item = Remote & { key: string; status: string; source: 'api' | 'file' };
type Page = { items: (Omit<Item, 'document'> & Partial<Item>)[]; next: string | null };

const pageSize = 200;

/** Pages of a collection: a publication may have more than memory. Those without a new entity tag have no documents. */
async function* listPages(
  client: Client,
  collection: Collection,
  since: Date | undefined,
  isNews: (items: Page['items']) => Promise<boolean>,
): AsyncGenerator<Item[]> {
  const getPage = async (view: 'summary' | 'full', after: string | undefined): Promise<Page> => {
    const query = { view, limit: pageSize, ...(after && { after }), ...(since && { since: since.toISOString() }) };
    const reply = await client.GET(`/${collection}`, { params: { query } });
    if (reply.error) throw new Error(`The provider does not list ${collection}: ${reply.error.detail}`);
    return reply.data as unknown as Page;
  };
  let after: string | undefined;
  do {
    const { items, next } = await getPage('summary', after);
    if (items.length > 0 && (await isNews(items))) yield (await getPage('full', after)).items as Item[];
    after = next ?? undefined;
  } while (after !== undefined);
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
  const { docs } = await payload.find({
    collection: 'references',
    where: { id: { in: ids } },
    limit: ids.length,
    pagination: false,
    ...options,
  });
  const names = new Map(docs.map((doc) => [doc.id, doc.name]));
  for (const [index, { name }] of items.entries()) {
    const id = ids[index] ?? '';
    if (!names.has(id))
      await payload.create({ collection: 'references', data: { id, publication, kind, name }, ...options });
    else if (names.get(id) !== name) await payload.update({ collection: 'references', id, data: { name }, ...options });
  }
};

/** The change of the desk by which an item equals that of the provider. */
export const toDeskData = ({ kind, publication, key }: Address, { document, etag }: Remote) => ({
  ...fromDocument(kind, publication, document),
  publication,
  key,
  slug: key.split('/').at(-1) ?? key,
  remote: document,
  etag,
});

type Known = { id: number | string; etag: string; isEdited: boolean };

/** What the desk has of the items of one page of a list. */
const findKnown = async (
  payload: Payload,
  collection: KindName,
  publication: string,
  keys: readonly string[],
): Promise<Map<string, Known>> => {
  const where: Where = { and: [{ publication: { equals: publication } }, { key: { in: [...keys] } }] };
  const select = { key: true, etag: true, _status: true } as const;
  const options = { collection, where, select, depth: 0, limit: keys.length, pagination: false } as const;
  const [stored, newest] = await Promise.all([payload.find(options), payload.find({ ...options, draft: true })]);
  const edited = new Set(newest.docs.flatMap(({ id, _status }) => (_status === 'draft' ? [id] : [])));
  return new Map(
    stored.docs.map(({ id, key, etag }) => [String(key), { id, etag: String(etag), isEdited: edited.has(id) }]),
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
};

type LoadOptions = {
  /** Only items that were changed since then. */
  since?: Date;
  onProgress?: (report: LoadReport) => void;
};

/**
 * Loads a publication from the provider: new and changed items, by their entity tags. Items with changes that are not
 * published stay as they are, unless these are on the site already: their editor compares and loads.
 */
export const loadPublication = async (
  payload: Payload,
  publication: string,
  { since, onProgress = () => {} }: LoadOptions = {},
): Promise<LoadReport> => {
  const client = getClient(publication);
  if (!client) throw new Error(`There is no token for "${publication}" in DESK_TOKENS.`);
  const sending = await listSending();
  const report: LoadReport = { seen: 0, created: 0, updated: 0, edited: [], refused: [] };

  const write = async (collection: KindName, known: Known | undefined, { key, status, source, ...remote }: Item) => {
    const address = { kind: collection, publication, key };
    const sent = known ? undefined : await sending.find(address);
    const id = known?.id ?? sent;
    const isDraft = status === 'draft';
    const data = {
      ...toDeskData(address, remote),
      isOfFile: source === 'file',
      _status: isDraft ? 'draft' : 'published',
      stage: isDraft ? 'working' : 'approved',
    } as never;
    const options = { collection, depth: 0, context: { fromSite: true } } as const;
    if (id === undefined) {
      await payload.create({ ...options, data });
      report.created += 1;
      return;
    }
    const own = await payload.findByID({ ...options, id, draft: true, disableErrors: true });
    const isMine = !known?.isEdited && !sent;
    if (own && !isMine && !isOnSite(address, own as never, remote, new Date())) {
      // The next publication of a new item is a change of the one that was sent.
      const { document, etag } = remote;
      if (sent) await payload.update({ ...options, id, draft: true, data: { key, remote: document, etag } as never });
      else report.edited.push(key);
      return;
    }
    await (own ? payload.update({ ...options, id, data }) : payload.create({ ...options, data }));
    report.updated += 1;
  };

  for (const collection of new Set<Collection>([...referenced, ...kindNames])) {
    const kind: ContentKind | undefined = isKindName(collection) ? kinds[collection] : undefined;
    let known = new Map<string, Known>();
    const isNews = async (items: Page['items']): Promise<boolean> => {
      if (!isKindName(collection)) return true;
      const keys = items.map(({ key }) => key);
      known = await findKnown(payload, collection, publication, keys);
      for (const key of known.keys()) await sending.forget({ kind: collection, publication, key });
      report.seen += items.length;
      return items.some(({ key, etag }) => known.get(key)?.etag !== etag);
    };
    for await (const items of listPages(client, collection, since, isNews)) {
      if ((referenced as readonly string[]).includes(collection)) {
        const toName = ({ key, document }: Item) => String(document[kind?.title ?? 'name'] ?? key);
        await writeReferences(
          payload,
          publication,
          collection,
          items.map((item) => ({ key: item.key, name: toName(item) })),
        );
      }
      if (!isKindName(collection)) continue;
      for (const item of items) {
        if (known.get(item.key)?.etag === item.etag) continue;
        try {
          await write(collection, known.get(item.key), item);
        } catch (error) {
          report.refused.push(`${collection}/${item.key}: ${error instanceof Error ? error.message : String(error)}`);
        }
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
