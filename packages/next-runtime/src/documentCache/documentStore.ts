import { randomUUID } from 'node:crypto';
import { createPageSeal, openPageStore, type PageStoreClient } from './pageStore.ts';
import type { PurgeResult } from '../sharedCache/purges.ts';
import { type CachedDocument, isMissing } from './cachedDocument.ts';

/** A document, and the purges of its tags and of others that the caller named. */
export type StoreRead = { document: CachedDocument | undefined; purges: ReadonlyMap<string, number> };

/** The documents and purges that all instances share. It never throws: while it is unavailable, each uses its memory. */
export type DocumentStore = {
  /** Reads a document and purges by tag, in one round trip where `tags` are those of the document. */
  read: (key: string, tags: readonly string[]) => Promise<StoreRead | 'unavailable'>;
  write: (key: string, document: CachedDocument) => Promise<void>;
  delete: (key: string) => Promise<void>;
  /** Shares a purge with all instances. */
  purge: (tags: readonly string[], at: number) => Promise<PurgeResult>;
  close: () => void;
};

/** Settings of the store. Brands and builds share no documents, because their files differ. Builds share purges. */
type DocumentStoreOptions = {
  url: string;
  brand: string;
  build: string;
  /** The secret of authentication codes, the same for all instances. */
  secret: string | undefined;
  /** Called with each purge of another instance. `at`: ms since 1970. */
  onPurge: (tags: readonly string[], at: number) => void;
};

/** Documents expire this long after they were written, in s. Not-found ones soon: invented addresses do not fill the store. */
const lifetimeSeconds = 30 * 86_400;
const toExpiration = (seconds: number) => ({ expiration: { type: 'EX', value: seconds } as const });

type PurgeMessage = { from: string; tags: readonly string[]; at: number };

const serialize = ({ body, ...rest }: CachedDocument): string =>
  JSON.stringify({ ...rest, body: body.toString('base64') });
const parse = (text: string): CachedDocument => {
  const stored = JSON.parse(text) as Omit<CachedDocument, 'body'> & { body: string };
  return { ...stored, body: Buffer.from(stored.body, 'base64') };
};

/** Opens a Redis-protocol store, so that all instances serve the same documents and one purge reaches all (§1.2). */
export const openDocumentStore = ({ url, brand, build, secret, onPurge }: DocumentStoreOptions): DocumentStore => {
  const store = openPageStore(url);
  const sender = randomUUID();
  const prefix = `document:${brand}:`;
  const channel = `${prefix}purges`;
  const toKey = (key: string): string => `${prefix}${build}:${key}`;
  const toTagKey = (tag: string): string => `${prefix}tag:${tag}`;
  const seal = createPageSeal(secret);

  store.subscribe(channel, (text) => {
    const { from, tags, at } = JSON.parse(text) as PurgeMessage;
    if (from !== sender) onPurge(tags, at);
  });

  const toPurges = (tags: readonly string[], times: readonly (string | null)[]): [string, number][] =>
    tags.flatMap((tag, index): [string, number][] => (times[index] ? [[tag, Number(times[index])]] : []));
  const readPurges = async (client: PageStoreClient, tags: readonly string[]): Promise<[string, number][]> =>
    tags.length === 0 ? [] : toPurges(tags, await client.mGet(tags.map(toTagKey)));

  return {
    read: (key, tags) =>
      store.attempt<StoreRead | 'unavailable'>(
        'read',
        async (client) => {
          const [sealed, ...times] = await client.mGet([toKey(key), ...tags.map(toTagKey)]);
          const text = seal.open(toKey(key), sealed);
          const document = text === undefined ? undefined : parse(text);
          const others = document?.tags.filter((tag) => !tags.includes(tag)) ?? [];
          return { document, purges: new Map([...toPurges(tags, times), ...(await readPurges(client, others))]) };
        },
        'unavailable',
      ),
    write: (key, document) =>
      store.attempt(
        'write',
        async (client) => {
          const seconds = isMissing(document) ? document.lifetimeSeconds : lifetimeSeconds;
          await client.set(toKey(key), seal.seal(toKey(key), serialize(document)), toExpiration(seconds));
        },
        undefined,
      ),
    delete: (key) => store.attempt('write', async (client) => void (await client.del(toKey(key))), undefined),
    purge: (tags, at) =>
      store.attempt<PurgeResult>(
        'purge',
        async (client) => {
          const expiration = toExpiration(lifetimeSeconds);
          await Promise.all(tags.map((tag) => client.set(toTagKey(tag), String(at), expiration)));
          // Where the user of the store may not publish, other instances serve old pages for a second.
          const message: PurgeMessage = { from: sender, tags, at };
          await client.publish(channel, JSON.stringify(message)).catch(() => undefined);
          return 'complete';
        },
        'partial',
      ),
    close: store.close,
  };
};
