import type { WriteOptions } from '../publishing/publish.ts';
import type { KindName } from '../publishing/kinds/index.ts';
import type { Caller } from './tokens.ts';

/** Returns a callback that records a change in the audit log, in the transaction of the change. */
export const createAuditEntry =
  (caller: Caller, kind: KindName, now: Date): NonNullable<WriteOptions['onChange']> =>
  async (db, { change, key, state, hash }) => {
    await db
      .insertInto('contentAudit')
      .values({
        siteId: caller.site.id,
        tokenId: caller.tokenId,
        action: change,
        kind,
        key,
        state: change === 'deleted' ? null : state,
        hash: change === 'deleted' ? null : hash,
        at: now,
      })
      .execute();
  };
