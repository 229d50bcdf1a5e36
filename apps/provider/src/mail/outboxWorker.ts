import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/schema.ts';
import { claimDueMail, postponeMail, removeMail } from './outbox.ts';
import type { Transport } from './transport.ts';

const pollIntervalMs = 5000;
/** A server that refuses a recipient is asked again, in case it was wrong, but not all day. */
const maxRefusals = 3;
/** Stopping does not wait for a slow mail server; the mail stays in the outbox. */
const stopTimeoutMs = 5000;

export type OutboxWorkerDeps = { db: Kysely<Database>; clock: () => Date; log: Logger; transport: Transport };

/**
 * Sends what is in the outbox, and tries again what could not be sent. A mail is taken by one process at a time; one that
 * ends between the server's yes and its own note sends the mail a second time, under the same message id.
 */
export const createOutboxWorker = ({ db, clock, log, transport }: OutboxWorkerDeps) => {
  let timer: NodeJS.Timeout | undefined;
  let currentRun: Promise<void> = Promise.resolve();
  let isRunQueued = false;
  let isStopping = false;

  const deliverNext = async (): Promise<boolean> => {
    const mail = isStopping ? undefined : await claimDueMail(db, clock());
    if (!mail) return false;
    const mailFields = { mail: mail.id, kind: mail.kind, attempts: mail.attempts };
    const delivery = await transport.deliver(mail);
    if (delivery.kind === 'sent') {
      await removeMail(db, mail.id);
      return true;
    }
    if (clock() >= mail.giveUpAt || (delivery.kind === 'refused' && mail.attempts >= maxRefusals)) {
      await removeMail(db, mail.id);
      log.error({ ...mailFields, reason: delivery.reason }, 'a mail could not be sent and was given up');
      return true;
    }
    await postponeMail(db, mail, clock());
    log.warn({ ...mailFields, reason: delivery.reason }, 'a mail could not be sent; it is tried again later');
    return true;
  };

  const deliverAll = async (): Promise<void> => {
    isRunQueued = false;
    try {
      while (await deliverNext());
    } catch (error) {
      log.error({ err: error }, 'the outbox could not be worked through; it is tried again in a moment');
    }
  };

  /** Sends all that is due; ends when nothing is. */
  const deliverDue = (): Promise<void> => {
    // One round that has not begun yet sees everything that is put in until then.
    if (!isRunQueued) {
      isRunQueued = true;
      currentRun = currentRun.then(deliverAll);
    }
    return currentRun;
  };

  return {
    deliverDue,
    /** Something was put in: looks at once, without making the caller wait. */
    wake: (): void => void deliverDue(),
    start: (): void => {
      timer = setInterval(() => void deliverDue(), pollIntervalMs);
      timer.unref();
    },
    stop: async (): Promise<void> => {
      isStopping = true;
      clearInterval(timer);
      await Promise.race([currentRun, new Promise((resolve) => setTimeout(resolve, stopTimeoutMs).unref())]);
      transport.close();
    },
  };
};
