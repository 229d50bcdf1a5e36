import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../../db/schema.ts';
import { claimDueMail, leaseRenewalMs, type OutboxMail, postponeMail, removeMail, renewLease } from './outbox.ts';
import { type Delivery, maxMailConnections, type Transport } from './transport.ts';

const pollIntervalMs = 5000;
/** Attempts after a permanent refusal, which may be a mistake of the server. */
const maxRefusals = 3;
/** The maximum wait for a slow mail server at shutdown, in ms. The mail stays in the outbox. */
const stopTimeoutMs = 5000;

/** Dependencies of the outbox worker. */
export type OutboxWorkerDeps = {
  db: Kysely<Database>;
  clock: () => Date;
  log: Logger;
  transport: Transport;
  renewalMs?: number;
};

/**
 * Sends the mails of the outbox at least once, `maxMailConnections` at once, and retries failed ones. One process at a
 * time claims a mail, and extends its claim while it sends. SMTP has no transactions: when the process exits after the
 * server accepted a mail and before its row is removed, the mail is sent again with the same message id.
 */
export const createOutboxWorker = ({ db, clock, log, transport, renewalMs = leaseRenewalMs }: OutboxWorkerDeps) => {
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;

  const deliver = async (mail: OutboxMail): Promise<Delivery> => {
    const renewal = setInterval(
      () =>
        void renewLease(db, mail.id, clock()).catch((error: unknown) =>
          log.warn({ err: error, mail: mail.id }, 'the claim of a mail could not be extended; it may be sent twice'),
        ),
      renewalMs,
    );
    try {
      return await transport.deliver(mail);
    } finally {
      clearInterval(renewal);
    }
  };

  const deliverNext = async (): Promise<boolean> => {
    const mail = isStopping ? undefined : await claimDueMail(db, clock());
    if (!mail) return false;
    const mailFields = { mail: mail.id, kind: mail.kind, attempts: mail.attempts };
    const delivery = await deliver(mail);
    if (delivery.kind === 'sent') {
      await removeMail(db, mail.id);
      return true;
    }
    if (clock() >= mail.giveUpAt || (delivery.kind === 'refused' && mail.attempts >= maxRefusals)) {
      await removeMail(db, mail.id);
      log.error({ ...mailFields, reason: delivery.reason }, 'a mail could not be sent and was dropped');
      return true;
    }
    await postponeMail(db, mail, clock());
    log.warn({ ...mailFields, reason: delivery.reason }, 'a mail could not be sent; it is retried later');
    return true;
  };

  /** Creates a loop that sends one mail at a time. */
  const createLoop = () => {
    let currentRun: Promise<void> = Promise.resolve();
    let isRunQueued = false;
    const deliverAll = async (): Promise<void> => {
      isRunQueued = false;
      try {
        while (await deliverNext());
      } catch (error) {
        log.error({ err: error }, 'the outbox could not be processed; it is retried in a few seconds');
      }
    };
    return (): Promise<void> => {
      // A queued run has not started yet, so it will see the new mail too.
      if (!isRunQueued) {
        isRunQueued = true;
        currentRun = currentRun.then(deliverAll);
      }
      return currentRun;
    };
  };
  const loops = Array.from({ length: maxMailConnections }, createLoop);

  /** Sends all mails that are due. Resolves when none is left. */
  const deliverDue = async (): Promise<void> => {
    await Promise.all(loops.map((run) => run()));
  };

  return {
    deliverDue,
    /** Starts a run without waiting for it. Call it after a mail was added. */
    wake: (): void => void deliverDue(),
    start: (): void => {
      timer = setInterval(() => void deliverDue(), pollIntervalMs);
      timer.unref();
    },
    stop: async (): Promise<void> => {
      isStopping = true;
      clearInterval(timer);
      await Promise.race([deliverDue(), new Promise((resolve) => setTimeout(resolve, stopTimeoutMs).unref())]);
      transport.close();
    },
  };
};
