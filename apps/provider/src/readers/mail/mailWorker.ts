import type { Logger } from 'pino';
import type { Job, JobOutcome, JobQueue } from '../../db/jobs/jobQueue.ts';
import { parseMail } from './outbox.ts';
import { maxMailConnections, type Transport } from './transport.ts';

const dayMs = 24 * 3_600_000;
/** How often mails are looked for, in seconds, that another process has added or that are to be retried. */
const pollSeconds = 5;
/** Attempts after a permanent refusal, which may be a mistake of the server. */
const maxRefusals = 3;

type MailWorkerDeps = { jobs: JobQueue; clock: () => Date; log: Logger; transport: Transport };

/**
 * Sends the mails of the queue at least once, `maxMailConnections` at once, and retries failed ones for a day. SMTP has
 * no transactions: when the process exits after the server accepted a mail and before its job is deleted, the mail is
 * sent again with the same message id.
 */
export const startMailWorker = ({ jobs, clock, log, transport }: MailWorkerDeps): Promise<void> => {
  const send = async ({ id, data, attempts }: Job): Promise<JobOutcome> => {
    const mail = parseMail(id, data);
    if (!mail) return { kind: 'failed', reason: 'has the fields of another version' };
    const delivery = await transport.deliver(mail);
    if (delivery.kind === 'sent') return { kind: 'done' };
    const { reason } = delivery;
    const isTooOld = clock().getTime() - mail.createdAt.getTime() >= dayMs;
    if (isTooOld || (delivery.kind === 'refused' && attempts >= maxRefusals)) return { kind: 'failed', reason };
    log.warn({ mail: id, kind: mail.kind, attempts, reason }, 'a mail could not be sent; it is retried later');
    return { kind: 'retry', reason };
  };
  return jobs.work('mail', { atOnce: maxMailConnections, pollSeconds }, send);
};
