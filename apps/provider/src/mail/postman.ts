import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/schema.ts';
import { claimDue, postpone, remove } from './outbox.ts';
import type { Transport } from './transport.ts';

const lookEvery = 5000;
/** A server that refuses a recipient is asked again, in case it was wrong, but not all day. */
const mostRefusals = 3;
/** Stopping does not wait for a slow mail server; the mail stays in the outbox. */
const stopWait = 5000;

export type PostmanTools = { db: Kysely<Database>; clock: () => Date; log: Logger; transport: Transport };

/**
 * Sends what is in the outbox, and tries again what could not be sent. A mail is taken by one process at a time; one that
 * ends between the server's yes and its own note sends the mail a second time, under the same message id.
 */
export const createPostman = ({ db, clock, log, transport }: PostmanTools) => {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  let waiting = false;
  let stopping = false;

  const deliverNext = async (): Promise<boolean> => {
    const mail = stopping ? undefined : await claimDue(db, clock());
    if (!mail) return false;
    const about = { mail: mail.id, kind: mail.kind, attempts: mail.attempts };
    const delivery = await transport.deliver(mail);
    if (delivery.kind === 'sent') {
      await remove(db, mail.id);
      return true;
    }
    if (clock() >= mail.giveUpAt || (delivery.kind === 'refused' && mail.attempts >= mostRefusals)) {
      await remove(db, mail.id);
      log.error({ ...about, reason: delivery.reason }, 'a mail could not be sent and was given up');
      return true;
    }
    await postpone(db, mail, clock());
    log.warn({ ...about, reason: delivery.reason }, 'a mail could not be sent; it is tried again later');
    return true;
  };

  const work = async (): Promise<void> => {
    waiting = false;
    try {
      while (await deliverNext());
    } catch (error) {
      log.error({ err: error }, 'the outbox could not be worked through; it is tried again in a moment');
    }
  };

  /** Sends all that is due; ends when nothing is. */
  const deliverDue = (): Promise<void> => {
    // One round that has not begun yet sees everything that is put in until then.
    if (!waiting) {
      waiting = true;
      round = round.then(work);
    }
    return round;
  };

  return {
    deliverDue,
    /** Something was put in: looks at once, without making the caller wait. */
    nudge: (): void => void deliverDue(),
    start: (): void => {
      timer = setInterval(() => void deliverDue(), lookEvery);
      timer.unref();
    },
    stop: async (): Promise<void> => {
      stopping = true;
      clearInterval(timer);
      await Promise.race([round, new Promise((resolve) => setTimeout(resolve, stopWait).unref())]);
      transport.close();
    },
  };
};
