import type { Logger } from 'pino';
import { requestPurges } from '../purge/requestPurges.ts';
import { writeAudit, createWriter } from './writer.ts';
import { findDocument, hashValue, saveDocuments } from './documents.ts';
import { getKind, isKindName } from './kinds/index.ts';
import { loadMedia } from './picture.ts';
import type { PublishDeps } from './publish.ts';

/** What the scheduler needs. `onChange` is called after content has appeared. */
type SchedulerDeps = PublishDeps & { log: Logger; onChange: () => void };

/** Other processes may schedule content at any time. */
const maxWaitMs = 5_000;

/** Time until content that could not be published is tried again: doubles from the first to the last. */
const retryMs = { first: 5_000, last: 3_600_000 } as const;

const maxItemsPerRound = 500;

type DueItem = { siteId: number; kind: string; key: string; hash: string };

/** Identifies a version of an item: a corrected one is tried at once. */
const toVersion = ({ siteId, kind, key, hash }: DueItem): string => `${siteId} ${kind} ${key} ${hash}`;

/** Publishes scheduled content when it is due. Several processes may: each item is locked and checked again. */
export const createScheduler = (deps: SchedulerDeps) => {
  const { db, clock, log, onChange } = deps;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<'done' | 'more'> = Promise.resolve('done');
  let isStopped = false;
  let failures: ReadonlyMap<string, { count: number; retryAt: number }> = new Map();

  const publishItem = async ({ siteId, kind: name, key }: DueItem): Promise<void> => {
    if (!isKindName(name)) throw new Error(`The document ${key} has the unknown kind "${name}".`);
    const kind = getKind(name);
    await db.transaction().execute(async (transaction) => {
      const now = clock();
      const stored = await findDocument(transaction, siteId, name, key, 'lock');
      if (stored?.state !== 'scheduled' || !stored.publishAt || stored.publishAt > now) return;
      const site = await transaction.selectFrom('sites').selectAll().where('id', '=', siteId).executeTakeFirstOrThrow();
      const input = kind.schema.parse(stored.document);
      const item = { key, input, state: 'published', publishAt: stored.publishAt } as const;
      const tags = new Set(kind.tags(item));
      const media = await loadMedia(transaction, stored.document);
      await kind.write(createWriter(transaction, tags, now), { site, media }, [item]);
      const document = { ...stored.document, status: 'published' };
      const published = { key, state: 'published', publishAt: stored.publishAt, document } as const;
      const hash = hashValue(document);
      await saveDocuments(transaction, siteId, name, [{ ...published, hash }], now);
      await writeAudit(transaction, [
        { siteId, tokenId: 'scheduler', action: 'published', kind: name, key, state: 'published', hash, at: now },
      ]);
      await requestPurges(transaction, new Map([[site.key, tags]]), now);
    });
  };

  /** Publishes what is due, at most `maxItemsPerRound`. Returns whether more may be due. */
  const publishAll = async (): Promise<'done' | 'more'> => {
    const due = await db
      .selectFrom('contentDocuments')
      .select(['siteId', 'kind', 'key', 'hash'])
      .where('state', '=', 'scheduled')
      .where('publishAt', '<=', clock())
      .orderBy('publishAt')
      .execute();
    const ready = due
      .filter((item) => (failures.get(toVersion(item))?.retryAt ?? 0) <= clock().getTime())
      .slice(0, maxItemsPerRound);
    // Those that were corrected, moved or deleted are forgotten.
    const versions = new Set(due.map(toVersion));
    const failed = new Map([...failures].filter(([version]) => versions.has(version)));
    for (const item of ready) {
      try {
        await publishItem(item);
        failed.delete(toVersion(item));
      } catch (error) {
        const count = (failed.get(toVersion(item))?.count ?? 0) + 1;
        const waitMs = Math.min(retryMs.first * 2 ** (count - 1), retryMs.last);
        failed.set(toVersion(item), { count, retryAt: clock().getTime() + waitMs });
        const { kind, key } = item;
        log.error({ err: error, kind, key, waitMs }, 'scheduled content could not be published; it is retried');
      }
    }
    failures = failed;
    if (ready.length > 0) onChange();
    return ready.length === maxItemsPerRound ? 'more' : 'done';
  };

  /** Publishes the content of one round. A failure is logged and tried again. */
  const publishDue = (): Promise<'done' | 'more'> =>
    (round = round.then(publishAll).catch((error: unknown) => {
      log.error({ err: error }, 'scheduled content could not be read; it is read again');
      return 'done' as const;
    }));

  const getWaitMs = async (): Promise<number> => {
    const next = await db
      .selectFrom('contentDocuments')
      .select('publishAt')
      .where('state', '=', 'scheduled')
      .where('publishAt', '>', clock())
      .orderBy('publishAt')
      .limit(1)
      .executeTakeFirst();
    const dueInMs = next?.publishAt ? next.publishAt.getTime() - clock().getTime() : maxWaitMs;
    return Math.min(Math.max(dueInMs, 0), maxWaitMs);
  };

  const loop = async (): Promise<void> => {
    const result = await publishDue();
    // Without a database the next round reports the error.
    const waitMs = result === 'more' ? 0 : await getWaitMs().catch(() => maxWaitMs);
    if (isStopped) return;
    timer = setTimeout(() => void loop(), waitMs);
    timer.unref();
  };

  return {
    publishDue,
    start: (): void => void loop(),
    stop: async (): Promise<void> => {
      isStopped = true;
      clearTimeout(timer);
      await round;
    },
  };
};
