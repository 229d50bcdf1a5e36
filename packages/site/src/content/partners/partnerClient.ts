import { limits } from '@masthead/config/limits';
import { err, ok, type ContentError, type Result } from '@masthead/graphql-ops';
import { raceAbort, type Log, type QueryCache } from '@masthead/graphql-ops/server';
import type { z } from 'zod';
import { fetchJson } from './fetchJson';
import { schemas } from './schemas';

/** Options of the partner client. */
export type PartnerClientOptions = {
  /** Prefix of every cache key. */
  brand: string;
  /** The branded resources service and the list of videos (SPEC §7.2). */
  endpoints: { resources: string; videos: string };
  cache: QueryCache;
  fetch: typeof fetch;
  log: Log;
  now?: () => number;
};

/** The tag that cached answers and the pages made from them are purged by. */
export const partnersTag = 'partners';

/** Whether a kept answer may be given. */
type Read = 'use' | 'skip';

/** Whether an empty list is kept like any other (SPEC §4, Layout fetch: the partners are asked for again while the list is empty). */
type Keep = 'always' | 'when-not-empty';

type Question<Schema extends z.ZodType> = {
  url: string;
  query: Record<string, string | undefined>;
  schema: Schema;
  keep?: Keep;
};

const isKept = (value: unknown, keep: Keep): boolean => keep === 'always' || !Array.isArray(value) || value.length > 0;

const addressOf = ({ url, query }: Question<z.ZodType>): URL => {
  const address = new URL(url);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) address.searchParams.set(name, value);
  return address;
};

/** SPEC §5: 'All Topics' is sent as the wildcard *. */
export const topicParameter = (topic: string | undefined): string => topic ?? '*';

/**
 * The partners' data services (SPEC §7.2), cached like content: fresh for a quarter of an hour, and an old answer
 * stands in while the service is down. A failure is logged; `orEmpty` makes it the empty list.
 */
export const createPartnerClient = ({ brand, endpoints, cache, fetch, log, now = Date.now }: PartnerClientOptions) => {
  const tag = `${brand}:${partnersTag}`;
  /** Requests under way: concurrent misses are one request. */
  const flights = new Map<string, Promise<unknown>>();

  const fetchOnce = (key: string, question: Question<z.ZodType>): Promise<unknown> => {
    const flying = flights.get(key);
    if (flying) return flying;
    const storedAt = now();
    const flight = fetchJson(addressOf(question), question.schema, { fetch, log, now })
      .then(async (value) => {
        if (isKept(value, question.keep ?? 'always'))
          await cache.set(
            key,
            { value, storedAt, freshUntil: storedAt + limits.cacheMinutes.default * 60_000, tags: [tag] },
            'everywhere',
          );
        return value;
      })
      .finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };

  const known = async (key: string) => {
    const entry = await cache.get(key, 'everywhere');
    if (!entry) return undefined;
    const isFresh = now() < entry.freshUntil && (await cache.purgedAt([tag])) < entry.storedAt;
    return { value: entry.value, isFresh };
  };

  type Asking = { signal: AbortSignal | undefined; read?: Read | undefined };
  const ask = async <Schema extends z.ZodType>(
    question: Question<Schema>,
    { signal, read = 'use' }: Asking,
  ): Promise<Result<z.output<Schema>, ContentError>> => {
    const { pathname, href } = addressOf(question);
    const key = `${brand}:${partnersTag}:${href}`;
    const entry = await known(key);
    const parse = (value: unknown): z.output<Schema> => question.schema.parse(value);
    // An answer of an earlier release that no longer fits counts as none.
    if (read === 'use' && entry?.isFresh && question.schema.safeParse(entry.value).success)
      return ok(parse(entry.value));
    const asked = fetchOnce(key, question).then(
      (value): Result<unknown, unknown> => ok(value),
      (cause: unknown) => err(cause),
    );
    const answer = await raceAbort(asked, signal, err);
    if (answer.ok) return ok(parse(answer.value));
    const { error: cause } = answer;
    const stale = entry && question.schema.safeParse(entry.value);
    log({
      level: 'error',
      message: 'Data service request failed',
      path: pathname,
      served: stale?.success ? 'an earlier answer' : 'nothing',
      cause: describe(cause),
    });
    return stale?.success ? ok(stale.data) : err({ kind: 'unavailable', cause });
  };

  const service = (name: string): string => `${endpoints.resources}/${name}`;
  const questions = (signal?: AbortSignal) => ({
    /** `brand` is the `site` whose partners are asked for. */
    publishers: (site: string) =>
      ask(
        { url: service('publishers'), query: { brand: site }, schema: schemas.publishers, keep: 'when-not-empty' },
        { signal },
      ),
    /** `skip` asks past the cache (SPEC §4: the cache of the resource list can be disabled). */
    resources: (site: string, topic?: string, read?: Read) =>
      ask(
        {
          url: service('byresources'),
          query: { brand: site, topic: topicParameter(topic) },
          schema: schemas.resources,
        },
        { signal, read },
      ),
    publisher: (site: string, publisher: string) =>
      ask({ url: service('bypublishers'), query: { brand: site, publisher }, schema: schemas.byPublisher }, { signal }),
    topics: (site: string) =>
      ask({ url: service('topics'), query: { brand: site }, schema: schemas.topics }, { signal }),
    videos: (site: string) =>
      ask({ url: endpoints.videos, query: { brand: site }, schema: schemas.videos }, { signal }),
  });
  return {
    ...questions(),
    /** The same for who stops waiting then: an earlier answer stands in, or none. */
    until: questions,
  };
};

const describe = (cause: unknown): string =>
  cause instanceof Error
    ? [cause.message, cause.cause instanceof Error ? cause.cause.message : undefined].filter(Boolean).join(' ')
    : String(cause);

/** What may be asked of the partners' data services. */
export type PartnerQuestions = ReturnType<PartnerClient['until']>;
/** Client of the partners' data services. */
export type PartnerClient = ReturnType<typeof createPartnerClient>;

/** SPEC §7.2: after a failure, which is logged, the result set is empty. */
export const orEmpty = <Item>(result: Result<Item[], ContentError>): Item[] => (result.ok ? result.value : []);
