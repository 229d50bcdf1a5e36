import type { Limit } from '../accounts/counters.ts';

const hour = 3_600_000;
const day = 24 * hour;

/**
 * How many mails strangers may have sent to unconfirmed addresses. They are counted in the database, so
 * that all instances share them. `…All` is over all clients: a botnet has many addresses.
 */
export const mailCaps = {
  storyClient: { kind: 'story mail: client', most: 40, windowMs: hour },
  storyRecipient: { kind: 'story mail: recipient', most: 5, windowMs: day },
  storyAll: { kind: 'story mail: all', most: 2_000, windowMs: day },
  formCopyAll: { kind: 'form copy: all', most: 1_000, windowMs: day },
} as const satisfies Record<string, Limit>;
