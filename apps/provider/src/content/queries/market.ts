import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Site } from './sites.ts';

/** Number of indicators in the market strip. */
const maxIndicators = 4;

/** Lists the indicators of the market strip by position. */
export const listMarketIndicators = (db: Kysely<Database>, site: Site) =>
  db
    .selectFrom('marketIndicators')
    .select(['label', 'value', 'change', 'source', 'asOf', 'uri'])
    .where('siteId', '=', site.id)
    .orderBy('position')
    .orderBy('slug')
    .limit(maxIndicators)
    .execute();
