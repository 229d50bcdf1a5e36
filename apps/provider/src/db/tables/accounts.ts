import type { Generated } from 'kysely';
import type { Defaulted, Json } from './columns.ts';

export type AccountsTable = {
  id: string;
  /** Lowercase, so that one address has one account. */
  email: string;
  /** An argon2id hash, or null until a password is chosen. */
  passwordHash: string | null;
  firstName: Defaulted<string>;
  middleName: Defaulted<string>;
  lastName: Defaulted<string>;
  title: Defaulted<string>;
  firmName: Defaulted<string>;
  /** ISO 3166 alpha-2. */
  countryCode: Defaulted<string>;
  promoCode: Defaulted<string>;
  source: Defaulted<string>;
  referrerDomain: Defaulted<string>;
  createdAt: Date;
  updatedAt: Date;
  /** Set while sign-ins to the account are blocked by operators. */
  disabledAt: Defaulted<Date | null>;
};

/** `browser` ends with the browser; `remembered` is for readers who chose to stay signed in. */
export type SessionKind = 'browser' | 'remembered';
/** A signed-in browser. Deleting the row revokes it. Use extends `expiresAt` (idle timeout) up to `endsAt`. */
export type AccountSessionsTable = {
  id: string;
  accountId: string;
  tokenHash: string;
  kind: Defaulted<SessionKind>;
  createdAt: Date;
  expiresAt: Date;
  endsAt: Date;
  /** Names from the user agent; empty when unknown. */
  browser: Defaulted<string>;
  system: Defaulted<string>;
  /** The last use, five minutes late at most. */
  lastSeenAt: Defaulted<Date>;
};

/** What changed the security of an account. */
export type AccountAction =
  | 'sessions-listed'
  | 'sessions-ended'
  | 'disabled'
  | 'enabled'
  | 'app-added'
  | 'app-removed'
  | 'recovery-codes-renewed'
  | 'recovery-code-used'
  | 'factors-removed'
  | 'address-changed'
  | 'passkey-added'
  | 'passkey-removed';

export type AccountAuditTable = {
  id: Generated<string>;
  accountId: string;
  actor: 'owner' | 'operator';
  action: AccountAction;
  at: Date;
};

/** The authenticator app of an account. `secret` is encrypted; it counts once `confirmedAt` is set. */
export type AccountTotpTable = {
  accountId: string;
  secret: string;
  createdAt: Date;
  confirmedAt: Defaulted<Date | null>;
  /** The period of the last accepted code, which works once. */
  lastStep: Defaulted<number>;
};

export type AccountRecoveryCodesTable = { accountId: string; codeHash: string; createdAt: Date };

export type ChallengePurpose = 'second-step' | 'passkey-create' | 'passkey-sign-in';

/** A step that waits for its browser: the second one of a sign-in, or one with a passkey. */
export type AccountChallengesTable = {
  tokenHash: string;
  accountId: string | null;
  purpose: ChallengePurpose;
  sessionKind: Defaulted<SessionKind>;
  expiresAt: Date;
};

/** A passkey. `rpId` is the host that it was made for. `counter` is an integer of 64 bits. */
export type AccountPasskeysTable = {
  credentialId: string;
  accountId: string;
  rpId: string;
  publicKey: string;
  counter: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Defaulted<Date | null>;
};

/** A change of an account's address that waits until both addresses confirm it. */
export type AccountEmailChangesTable = {
  accountId: string;
  newEmail: string;
  oldTokenHash: string;
  newTokenHash: string;
  oldConfirmedAt: Defaulted<Date | null>;
  newConfirmedAt: Defaulted<Date | null>;
  expiresAt: Date;
};

/** A browser that has signed in to the account before. */
export type AccountDevicesTable = { accountId: string; tokenHash: string; expiresAt: Date };

export type LinkPurpose = 'register' | 'newsletters' | 'reset';
/** A mailed link that works once. The payload has the data of its action. */
export type AccountLinksTable = {
  tokenHash: string;
  purpose: LinkPurpose;
  email: string;
  payload: Json<Record<string, unknown>>;
  expiresAt: Date;
};

/** A subscription to a product; status 1 means active (§3). */
export type AccountSubscriptionsTable = {
  id: Generated<string>;
  accountId: string;
  productId: number;
  status: number;
  startedAt: Date;
};

/** Recipient and address of an invoice. */
export type Billing = {
  name: string;
  company: string;
  street: string;
  city: string;
  /** ISO 3166 alpha-2. */
  countryCode: string;
  /** Purchase order number of the reader's firm. */
  reference: string;
};

/**
 * An order of a subscription, with the plan as it was on that day: a later price does not change it. `endsAt` is set
 * when the reader cancels, `isClosed` when that time has come, or the desk or another order replaces this one.
 */
export type SubscriptionOrdersTable = {
  id: Generated<string>;
  accountId: string;
  site: string;
  number: string;
  planKey: string;
  planName: string;
  priceCents: number;
  currency: string;
  period: 'month' | 'year';
  billing: Json<Billing>;
  promoCode: string;
  source: string;
  referrerDomain: string;
  orderedAt: Date;
  endsAt: Defaulted<Date | null>;
  isClosed: Defaulted<boolean>;
};

export type AccountNewslettersTable = { accountId: string; site: string; productCode: string; chosenAt: Date };

/** Number of events of a kind since `startedAt`. */
export type CountersTable = { kind: string; keyHash: string; count: number; startedAt: Date; lastAt: Date };
