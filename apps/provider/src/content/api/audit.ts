import { type AuditEntry, writeAudit } from '../publishing/writer.ts';
import type { WriteOptions } from '../publishing/publish.ts';
import type { KindName } from '../publishing/fields.ts';
import { normalizeOldAddress } from '../publishing/redirects.ts';
import type { Caller } from './tokens.ts';

/** Returns a callback that records a change in the audit log, in the transaction of the change. */
export const createAuditEntry =
  (caller: Caller, kind: KindName, now: Date): NonNullable<WriteOptions['onChange']> =>
  (db, { change, key, state, hash }) =>
    writeAudit(db, [
      {
        siteId: caller.site.id,
        tokenId: caller.tokenId,
        action: change,
        kind,
        key,
        state: change === 'deleted' ? null : state,
        hash: change === 'deleted' ? null : hash,
        at: now,
      },
    ]);

export const toRedirectEntry = (
  { site, tokenId }: Caller,
  action: 'written' | 'deleted',
  from: string,
  now: Date,
): AuditEntry => ({
  siteId: site.id,
  tokenId,
  action,
  kind: 'redirect',
  key: normalizeOldAddress(from) ?? from,
  state: null,
  hash: null,
  at: now,
});
