import { freshness, type Freshness } from '../cache/freshness.ts';
import type { CacheEntry, Purged, QueryCache, Reach } from '../cache/queryCache.ts';
import type { QueryRequest } from '../ask.ts';
import { err, ok } from '../result.ts';
import type { Answers } from './fetcher.ts';
import type { AnswerSource } from './history.ts';
import { ProviderDownError, type Batch, type LabelAnswer } from './post.ts';
import { untilAborted } from './untilAborted.ts';

export interface KeeperOptions {
  readonly cache: QueryCache;
  readonly now: () => number;
  readonly keyOf: (request: QueryRequest) => string;
  /** Tags carry the brand in a store that brands share. */
  readonly tagOf: (tag: string) => string;
}

export interface AnswerOptions {
  readonly read: 'use' | 'skip';
  readonly fetchBatch: (batch: Batch) => Promise<Answers>;
  readonly background: (work: Promise<unknown>) => void;
  /** From then on nothing is waited for: an old answer stands in, or none. */
  readonly signal?: AbortSignal | undefined;
  readonly onStale: (labels: readonly string[]) => void;
  /** Is told where each label's answer comes from, before it is there. */
  readonly onSource?: ((label: string, source: AnswerSource) => void) | undefined;
}

interface Known {
  readonly label: string;
  readonly key: string;
  readonly request: QueryRequest;
  readonly entry: CacheEntry | undefined;
  readonly freshness: Freshness | 'missing';
}

const reachOf = ({ disk }: QueryRequest, value?: unknown): Reach =>
  disk === 'off' || (value !== undefined && isEmpty(value)) ? 'memory' : 'everywhere';

/** How long a provider that did not answer counts as down. */
const pauseMs = 5_000;

const isDownAnswer = (answer: LabelAnswer): boolean =>
  !answer.ok && answer.error.kind === 'unavailable' && answer.error.cause instanceof ProviderDownError;

const unavailable = (cause?: unknown): LabelAnswer => err({ kind: 'unavailable', cause });

/** Nothing but nulls and empty lists: what was asked for does not exist. */
const isEmpty = (answer: unknown): boolean =>
  Object.values(answer as object).every((field) => field === null || (Array.isArray(field) && field.length === 0));

/** Answers labels from the cache where it can, and lets the rest be fetched once, however many wait for it. */
export const createKeeper = ({ cache, now, keyOf, tagOf }: KeeperOptions) => {
  /** Requests under way, by key: concurrent misses are one request. */
  const flights = new Map<string, Promise<LabelAnswer>>();

  /** While the provider is known to be down, an old answer is served at once instead of after the next timeout. */
  let downUntil = 0;

  const lookUp = async (label: string, request: QueryRequest, read: 'use' | 'skip'): Promise<Known> => {
    const key = keyOf(request);
    const policy = request.cache;
    const missing: Known = { label, key, request, entry: undefined, freshness: 'missing' };
    if (policy.kind === 'never' || read === 'skip') return missing;
    const entry = await cache.get(key, reachOf(request));
    if (!entry) return missing;
    const purgedAt = await cache.purgedAt(entry.tags);
    return {
      label,
      key,
      request,
      entry,
      freshness: freshness({ storedAt: entry.storedAt, purgedAt }, policy.minutes * 60_000, now()),
    };
  };

  const store = async ({ key, request }: Known, answer: LabelAnswer, storedAt: number): Promise<void> => {
    if (!answer.ok || request.cache.kind === 'never') return;
    if (request.cache.store === 'when-not-empty' && isEmpty(answer.value)) return;
    // What does not exist stays off the disk: anybody can ask for any number of such things.
    const entry = {
      value: answer.value,
      storedAt,
      freshUntil: storedAt + request.cache.minutes * 60_000,
      tags: request.tags.map(tagOf),
    };
    await cache.set(key, entry, reachOf(request, answer.value));
  };

  /** Starts one request for what nobody fetches yet; the promise of each label's answer. */
  const fetchAll = (
    wanted: readonly Known[],
    { read, fetchBatch, background }: AnswerOptions,
  ): ReadonlyMap<string, Promise<LabelAnswer>> => {
    const sent = Promise.withResolvers<Answers>();
    const storedAt = now();
    const toSend: Record<string, QueryRequest> = {};
    const answers = new Map<string, Promise<LabelAnswer>>();
    for (const known of wanted) {
      const { label, key, request } = known;
      const mayShare = read === 'use' && request.cache.kind !== 'never';
      const flying = mayShare ? flights.get(key) : undefined;
      if (flying) {
        answers.set(label, flying);
        continue;
      }
      toSend[label] = request;
      const answer = sent.promise.then((all) => {
        const own = all[label] ?? unavailable();
        // Who waits for the answer does not wait for the disk.
        background(store(known, own, storedAt).finally(() => flights.get(key) === answer && flights.delete(key)));
        return own;
      });
      if (mayShare) flights.set(key, answer);
      answers.set(label, answer);
    }
    sent.resolve(fetchBatch(toSend));
    if (Object.keys(toSend).length > 0)
      void sent.promise.then((all) => void (downUntil = Object.values(all).some(isDownAnswer) ? now() + pauseMs : 0));
    return answers;
  };

  const answer = async (batch: Batch, options: AnswerOptions): Promise<Answers> => {
    const known = await Promise.all(
      Object.entries(batch).map(([label, request]) => lookUp(label, request, options.read)),
    );
    const isDown = now() < downUntil;
    const waiting = known.filter((one) => one.freshness === 'missing' || (one.freshness === 'last-resort' && !isDown));
    const stale = known.filter((one) => one.freshness === 'stale' || (one.freshness === 'last-resort' && isDown));

    for (const one of known)
      options.onSource?.(one.label, waiting.includes(one) ? 'service' : stale.includes(one) ? 'stale-cache' : 'cache');
    const fetched = fetchAll(waiting, options);
    const refreshed = fetchAll(stale, options);
    if (refreshed.size > 0) options.background(Promise.all(refreshed.values()));

    const staleLabels = stale.filter((one) => one.freshness === 'last-resort').map(({ label }) => label);
    const answers = await Promise.all(
      known.map(async ({ label, entry }): Promise<[string, LabelAnswer]> => {
        const asked = fetched.get(label);
        const fresh = asked && (await untilAborted(asked, options.signal, unavailable));
        if (fresh && (fresh.ok || !entry)) return [label, fresh];
        if (fresh) staleLabels.push(label);
        return [label, ok(entry?.value as Readonly<Record<string, unknown>>)];
      }),
    );
    if (staleLabels.length > 0) options.onStale(staleLabels);
    return Object.fromEntries(answers);
  };

  return {
    answer,
    purge: (tags: readonly string[]): Promise<Purged> => {
      // A request that is under way may carry the old state: nobody new may wait for it.
      flights.clear();
      return cache.purge(tags.map(tagOf), now());
    },
  };
};
