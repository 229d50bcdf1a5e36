import type { Queue } from 'pg-boss';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** A killed process holds its jobs for this time and until the next look at them, each a minute. */
const heartbeatSeconds = minute;

/** Each after the one that gets its failed jobs, whose copies `deleteAfterSeconds` is for. Times are in seconds. */
export const queues = {
  /** Mails that could not be sent. Nothing works on them: `npm run jobs` lists them and sends them again. */
  'mail-failed': { retentionSeconds: 14 * day },
  mail: {
    deadLetter: 'mail-failed',
    // The age of a mail decides when to give up, so neither kills nor a long failure use up its attempts.
    retryLimit: 1_000_000,
    retryDelay: minute,
    retryBackoff: true,
    retryDelayMax: hour,
    heartbeatSeconds,
    expireInSeconds: 5 * minute,
    retentionSeconds: 365 * day,
    deleteAfterSeconds: hour,
  },
  digests: {
    // A killed process leaves its job as an attempt that failed, so the first delays are short.
    retryLimit: 12,
    retryDelay: minute,
    retryBackoff: true,
    retryDelayMax: hour,
    heartbeatSeconds,
    expireInSeconds: 6 * hour,
    retentionSeconds: 2 * day,
    deleteAfterSeconds: 14 * day,
  },
  cleanup: {
    retryLimit: 2,
    heartbeatSeconds,
    expireInSeconds: hour,
    retentionSeconds: day,
    deleteAfterSeconds: 7 * day,
  },
} as const satisfies Record<string, Omit<Queue, 'name'>>;

export type QueueName = keyof typeof queues;
export const mailQueues = ['mail', 'mail-failed'] as const satisfies readonly QueueName[];
