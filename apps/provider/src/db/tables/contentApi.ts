import type { Generated } from 'kysely';
import type { OptionalJson } from './columns.ts';
import type { DocumentState } from './publishing.ts';

/** Columns of the table `content_tokens`. */
export type ContentTokensTable = {
  /** Public id, which the audit log names. */
  id: string;
  siteId: number;
  name: string;
  secretHash: string;
  /** The secret before the last rotation, accepted until `formerUntil`. */
  formerHash: string | null;
  formerUntil: Date | null;
  scopes: string[];
  createdAt: Date;
  expiresAt: Date | null;
  revokedAt: Date | null;
};

/** Columns of the table `content_audit`: who changed what, and when. It has no personal data. */
export type ContentAuditTable = {
  id: Generated<string>;
  siteId: number;
  tokenId: string;
  action: string;
  kind: string;
  key: string;
  state: DocumentState | null;
  hash: string | null;
  at: Date;
};

/** Columns of the table `content_idempotency`: responses to repeated requests. `status` is null while one runs. */
export type ContentIdempotencyTable = {
  tokenId: string;
  key: string;
  fingerprint: string;
  status: number | null;
  headers: OptionalJson<Record<string, string>>;
  body: string | null;
  createdAt: Date;
};
