import type { Generated } from 'kysely';
import type { Defaulted, Json } from './columns.ts';

/** Columns of the table `accounts`. */
export type AccountsTable = {
  id: string;
  /** In lower case: one person, one account. */
  email: string;
  /** An argon2id hash, or null until a password is chosen. */
  passwordHash: string | null;
  firstName: Defaulted<string>;
  middleName: Defaulted<string>;
  lastName: Defaulted<string>;
  title: Defaulted<string>;
  firmName: Defaulted<string>;
  /** Two letters, ISO 3166. */
  countryCode: Defaulted<string>;
  promoCode: Defaulted<string>;
  source: Defaulted<string>;
  referrerDomain: Defaulted<string>;
  createdAt: Date;
  updatedAt: Date;
};

/** `browser` ends with the browser; `remembered` is for readers who asked to stay signed in. */
export type SessionKind = 'browser' | 'remembered';
/** A signed-in browser. Revoking it means deleting the row. `expiresAt` moves with use (idle timeout), up to `endsAt`. */
export type AccountSessionsTable = {
  id: string;
  accountId: string;
  tokenHash: string;
  kind: Defaulted<SessionKind>;
  createdAt: Date;
  expiresAt: Date;
  endsAt: Date;
};

/** A browser that has signed in to the account before. */
export type AccountDevicesTable = { accountId: string; tokenHash: string; expiresAt: Date };

export type LinkPurpose = 'register' | 'newsletters' | 'reset';
/** A mailed link that works once. What following it does is in the payload. */
export type AccountLinksTable = {
  tokenHash: string;
  purpose: LinkPurpose;
  email: string;
  payload: Json<Record<string, unknown>>;
  expiresAt: Date;
};

/** SPEC §3: a product and a status, of which 1 means active. */
export type AccountSubscriptionsTable = {
  id: Generated<string>;
  accountId: string;
  productId: number;
  status: number;
  startedAt: Date;
};

/** Columns of the table `account_newsletters`. */
export type AccountNewslettersTable = { accountId: string; site: string; productCode: string; chosenAt: Date };

/** How often something happened since `startedAt`. */
export type CountersTable = { kind: string; keyHash: string; count: number; startedAt: Date; lastAt: Date };

/** Mail that waits to be sent. */
export type OutboxTable = {
  id: string;
  kind: string;
  senderName: string;
  senderAddress: string;
  recipient: string;
  /** Where an answer goes, if not to the sender. */
  replyTo: Defaulted<string | null>;
  subject: string;
  textBody: string;
  htmlBody: string;
  createdAt: Date;
  attempts: Defaulted<number>;
  nextAttemptAt: Date;
  giveUpAt: Date;
};
