import type { Logger } from 'pino';
import { requestPurges } from '../purge/requestPurges.ts';
import { findDocument, hashValue, saveDocuments } from './documents.ts';
import { getKind, isKindName } from './kinds/index.ts';
import { loadMedia } from './picture.ts';
import type { PublishDeps } from './publish.ts';
import { createWriter } from './writer.ts';

/** What the scheduler needs. `onChange` is called after content has appeared. */
export type SchedulerDeps = PublishDeps & { log: Logger; onChange: () => void };

/** Other processes may schedule content at any time. */
const maxWaitMs = 5_000;

type DueItem = { siteId: number; kind: string; key: string };

/**
 * Publishes scheduled content when it is due: writes the rows of kinds without a date of their own, and requests purges
 * of the pages that show it. Several processes may run it: each item is locked and checked again.
 */
export const createScheduler = (deps: SchedulerDeps) => {
  const { db, clock, log, onChange } = deps;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  let isStopped = false;

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
      await kind.write(createWriter(transaction, tags), { site, media }, [item]);
      const document = { ...stored.document, status: 'published' };
      const published = { key, state: 'published', publishAt: stored.publishAt, document } as const;
      await saveDocuments(transaction, siteId, name, [{ ...published, hash: hashValue(document) }], now);
      await requestPurges(transaction, new Map([[site.key, tags]]), now);
    });
  };

  const publishAll = async (): Promise<void> => {
    const due = await db
      .selectFrom('contentDocuments')
      .select(['siteId', 'kind', 'key'])
      .where('state', '=', 'scheduled')
      .where('publishAt', '<=', clock())
      .orderBy('publishAt')
      .limit(500)
      .execute();
    for (const item of due)
      await publishItem(item).catch((error: unknown) =>
        log.error(
          { err: error, kind: item.kind, key: item.key },
          'scheduled content could not be published; it is retried',
        ),
      );
    if (due.length > 0) onChange();
  };

  /** Publishes everything that is due. A failure is logged and tried again. */
  const publishDue = (): Promise<void> =>
    (round = round
      .then(publishAll)
      .catch((error: unknown) => log.error({ err: error }, 'scheduled content could not be read; it is read again')));

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
    await publishDue();
    const waitMs = await getWaitMs().catch(() => maxWaitMs); // Without a database the next round reports the error.
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
