import { createClient } from '@redis/client';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { env } from '../env.ts';
import { log } from '../log.ts';
import { keptPage } from './keptPage.ts';
import { fromText, toText } from './entryText.ts';

/** Entries that nobody wrote anew in this long go, in s. */
const keepSeconds = 30 * 86_400;

type Tags = { tags?: string[]; softTags?: string[] };
type Value = { headers?: Record<string, unknown> } | null;
type Entry = { value: Value; lastModified: number; tags: string[]; cacheControl?: unknown };
type TagTimes = { stale?: number; expired?: number };

const report = (message: string, cause: unknown): void => log({ level: 'error', message, cause: String(cause) });

const connect = () => {
  const client = createClient({
    url: env.REDIS_URL ?? '',
    disableOfflineQueue: true,
    socket: { connectTimeout: 1_000, reconnectStrategy: (attempts) => Math.min(attempts * 100, 2_000) },
  });
  let told = false;
  client.on('error', (error) => {
    if (!told) report('The shared page cache does not answer; pages are made anew until it does. See REDIS_URL.', error);
    told = true;
  });
  client.on('ready', () => (told = false));
  const connected = client.connect().then(() => undefined, () => undefined); // the listener above has said it
  return { client, connected };
};

let shared: ReturnType<typeof connect> | undefined;

/** Pages of different brands and builds never meet: they name different scripts. Undefined while the build is being made. */
const prefixOf = (serverDistDir: string): string | undefined => {
  const buildId = path.resolve(serverDistDir, '../BUILD_ID');
  if (!existsSync(buildId)) return undefined;
  const app = path.basename(path.resolve(serverDistDir, '../..'));
  return `page:${app}:${readFileSync(buildId, 'utf8').trim()}:`;
};

const tagsOf = (entry: Entry, { tags = [], softTags = [] }: Tags): string[] => {
  const listed = entry.value?.headers?.['x-next-cache-tags'];
  return [...entry.tags, ...tags, ...softTags, ...(typeof listed === 'string' ? listed.split(',') : [])];
};

/**
 * Next's page cache in a Redis-protocol store, so that every instance serves the same pages and one purge reaches all
 * (DECISIONS, Shared cache). Next decides what is stale by its own table of tags, a private module: its times are copied
 * in from the store before each answer. While the store is away every page is made anew.
 */
// Next takes a handler by its default export.
// oxlint-disable-next-line no-default-export
export default class RedisPageCache {
  readonly #prefix: string | undefined;

  constructor({ serverDistDir = '' }: { serverDistDir?: string }) {
    this.#prefix = prefixOf(serverDistDir);
    if (this.#prefix) shared ??= connect();
  }

  async get(key: string, context: Tags): Promise<Entry | null> {
    return this.#attempt(null, async (client) => {
      const text = await client.get(this.#prefix + key);
      if (text === null) return null;
      const entry = fromText(text) as Entry;
      const tags = tagsOf(entry, context);
      const times = tags.length > 0 ? await client.mGet(tags.map((tag) => this.#tagKey(tag))) : [];
      times.forEach((time, index) => {
        const tag = tags[index];
        if (time && tag) tagsManifest.set(tag, JSON.parse(time) as TagTimes);
      });
      return entry;
    });
  }

  async set(key: string, value: Value, { tags = [], cacheControl }: Tags & { cacheControl?: unknown }): Promise<void> {
    const entry: Entry = { value: keptPage(value), lastModified: Date.now(), tags, cacheControl };
    await this.#attempt(undefined, async (client) => void (await client.set(this.#prefix + key, toText(entry), { expiration: { type: 'EX', value: keepSeconds } })));
  }

  async revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void> {
    const now = Date.now();
    const times: TagTimes = durations ? { stale: now, ...(durations.expire !== undefined && { expired: now + durations.expire * 1_000 }) } : { expired: now };
    for (const tag of [tags].flat()) {
      tagsManifest.set(tag, times);
      await this.#attempt(undefined, async (client) => void (await client.set(this.#tagKey(tag), JSON.stringify(times), { expiration: { type: 'EX', value: keepSeconds } })));
    }
  }

  resetRequestCache(): void {
    // Nothing is kept for the length of a request.
  }

  #tagKey(tag: string): string {
    return `${this.#prefix}tag:${tag}`;
  }

  async #attempt<T>(without: T, work: (client: ReturnType<typeof createClient>) => Promise<T>): Promise<T> {
    if (!shared) return without;
    const { client, connected } = shared;
    await connected;
    if (!client.isReady) return without;
    try {
      return await work(client as ReturnType<typeof createClient>);
    } catch (cause) {
      report('The shared page cache failed for one page, which is made anew.', cause);
      return without;
    }
  }
}
