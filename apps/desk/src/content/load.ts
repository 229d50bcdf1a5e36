import type { Payload, Where } from 'payload';
import { fromDocument, type Json, toId } from './article.ts';
import { getClient } from './clients.ts';
import type { Client } from './publish.ts';

/** An item of a list of the content API. */
type Item = { key: string; status: string; etag: string; document?: Json };
type Page = { items: Item[]; next: string | null };

const listPage = async (
  client: Client,
  collection: 'articles' | 'authors' | 'categories' | 'publishers',
  query: { after?: string; view: 'summary' | 'full'; limit?: number },
): Promise<Page> => {
  const reply = await client.GET(`/${collection}`, { params: { query } });
  if (reply.error) throw new Error(`The provider does not list ${collection}: ${reply.error.detail}`);
  return reply.data as unknown as Page;
};

/** All items of a collection, page by page: a publication may have more than memory. */
async function* listItems(
  client: Client,
  collection: Parameters<typeof listPage>[1],
  view: 'summary' | 'full',
): AsyncGenerator<Item[]> {
  let after: string | undefined;
  do {
    const { items, next } = await listPage(client, collection, { view, ...(after !== undefined && { after }) });
    yield items;
    after = next ?? undefined;
  } while (after !== undefined);
}

const referenceKinds = { authors: 'author', categories: 'category', publishers: 'publisher' } as const;

const loadReferences = async (payload: Payload, client: Client, publication: string): Promise<void> => {
  for (const [collection, kind] of Object.entries(referenceKinds) as [keyof typeof referenceKinds, string][]) {
    for await (const items of listItems(client, collection, 'full')) {
      for (const { key, document } of items) {
        const id = toId(publication, kind, key);
        const name = String(document?.['name'] ?? key);
        const { docs } = await payload.find({ collection: 'references', where: { id: { equals: id } }, limit: 1 });
        if (docs.length === 0)
          await payload.create({ collection: 'references', data: { id, publication, kind, name } });
        else if (docs[0]?.name !== name) await payload.update({ collection: 'references', id, data: { name } });
      }
    }
  }
};

/** The change of the desk by which an article equals that of the provider. */
export const toDeskData = (publication: string, key: string, remote: { document: Json; etag: string }) => ({
  ...fromDocument(publication, remote.document),
  publication,
  key,
  slug: key.split('/').at(-1) ?? key,
  remote: remote.document,
  etag: remote.etag,
});

type Known = { id: number | string; etag: string; isEdited: boolean };

/** What the desk has of the articles of one page of the list. */
const findKnown = async (
  payload: Payload,
  publication: string,
  keys: readonly string[],
): Promise<Map<string, Known>> => {
  const where: Where = { and: [{ publication: { equals: publication } }, { key: { in: [...keys] } }] };
  const select = { key: true, etag: true, _status: true } as const;
  const options = { collection: 'articles', where, select, depth: 0, limit: keys.length, pagination: false } as const;
  const [stored, newest] = await Promise.all([payload.find(options), payload.find({ ...options, draft: true })]);
  const edited = new Set(newest.docs.flatMap(({ id, _status }) => (_status === 'draft' ? [id] : [])));
  return new Map(
    stored.docs.map(({ id, key, etag }) => [String(key), { id, etag: String(etag), isEdited: edited.has(id) }]),
  );
};

/** What a load has done. `edited` were changed at the provider, and have changes at the desk that are not published. */
export type LoadReport = { seen: number; created: number; updated: number; edited: readonly string[] };

/**
 * Loads the articles of a publication from the provider: new and changed ones, by their entity tags. Articles with
 * changes that are not published stay as they are: their editor compares and loads.
 */
export const loadPublication = async (
  payload: Payload,
  publication: string,
  onProgress: (report: LoadReport) => void = () => {},
): Promise<LoadReport> => {
  const client = getClient(publication);
  if (!client) throw new Error(`There is no token for "${publication}" in DESK_TOKENS.`);
  await loadReferences(payload, client, publication);
  const report = { seen: 0, created: 0, updated: 0, edited: [] as string[] };
  for await (const items of listItems(client, 'articles', 'full')) {
    const known = await findKnown(
      payload,
      publication,
      items.map(({ key }) => key),
    );
    for (const { key, status, etag, document = {} } of items) {
      report.seen += 1;
      const own = known.get(key);
      if (own?.etag === etag) continue;
      if (own?.isEdited) {
        report.edited.push(key);
        continue;
      }
      const data = {
        ...toDeskData(publication, key, { document, etag }),
        _status: status === 'draft' ? ('draft' as const) : ('published' as const),
      };
      const options = { collection: 'articles', data: data as never, context: { fromSite: true }, depth: 0 } as const;
      if (own) {
        await payload.update({ ...options, id: own.id });
        report.updated += 1;
      } else {
        await payload.create({
          ...options,
          data: { ...data, stage: status === 'draft' ? 'working' : 'approved' } as never,
        });
        report.created += 1;
      }
    }
    onProgress(report);
  }
  return report;
};

/** Writes the publications of the desk. */
export const writePublications = async (
  payload: Payload,
  publications: readonly { key: string; name: string }[],
): Promise<void> => {
  for (const { key, name } of publications) {
    const { totalDocs } = await payload.count({ collection: 'publications', where: { id: { equals: key } } });
    if (totalDocs === 0) await payload.create({ collection: 'publications', data: { id: key, name } });
  }
};
