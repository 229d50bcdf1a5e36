import type { Payload, Where } from 'payload';
import { env, publications } from '../env.ts';
import { kindNames } from './kinds.ts';
import { loadPublication } from './load.ts';

/** Clocks of the desk and the provider may differ by this much; what is read twice has the same entity tag. */
const overlapMs = 5 * 60_000;
const blankMs = 24 * 3_600_000;

/** Deletes items that were created a day ago and have nothing in them. */
const removeBlanks = async (payload: Payload, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - blankMs).toISOString();
  const where: Where = { and: [{ isBlank: { equals: true } }, { createdAt: { less_than: before } }] };
  for (const collection of kindNames) {
    // Only versions say what a draft is now.
    const { docs } = await payload.find({ collection, draft: true, where, select: {}, depth: 0, limit: 100 });
    if (docs.length > 0) await payload.delete({ collection, where: { id: { in: docs.map(({ id }) => id) } } });
  }
};

/**
 * Creates the function that reads what has changed at the provider: everything the first time, by entity tags, then what
 * was written since. What cannot be read or stored now is logged, and read again the next time.
 */
export const createRefresh = (payload: Payload): ((now?: Date) => Promise<void>) => {
  const readAt = new Map<string, Date>();
  return async (now = new Date()) => {
    for (const { key } of publications) {
      const since = readAt.get(key);
      try {
        const { refused, isComplete } = await loadPublication(payload, key, since && { since });
        if (refused.length > 0) payload.logger.warn({ publication: key, refused }, 'the desk cannot store some items');
        if (isComplete) readAt.set(key, new Date(now.getTime() - overlapMs));
      } catch (error) {
        payload.logger.warn({ publication: key, err: error }, 'the desk cannot read what has changed at the provider');
      }
    }
    await removeBlanks(payload, now);
  };
};

/** Reads what has changed at the provider, now, then every `DESK_REFRESH_SECONDS`. */
export const startRefresh = (payload: Payload): void => {
  const refresh = createRefresh(payload);
  const run = async (): Promise<void> => {
    await refresh().catch((error: unknown) => payload.logger.error({ err: error }, 'the desk cannot refresh itself'));
    setTimeout(() => void run(), env.DESK_REFRESH_SECONDS * 1000).unref();
  };
  if (env.DESK_REFRESH_SECONDS > 0) void run();
};
