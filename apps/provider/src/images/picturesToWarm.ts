import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** In the order of the home page. */
const places = [
  'home-lead',
  'home-secondary',
  'home-desk',
  'home-special-report',
  'home-market-1',
  'home-market-2',
  'home-market-3',
  'home-recent',
  'home-latest',
  'home-insights',
];
const newest = 60;

/**
 * Paths (`/images/…`) of the pictures that the first visitors need: the home page from the top, then the newest
 * stories, people, covers and resources.
 */
export const picturesToWarm = async (db: Kysely<Database>): Promise<readonly string[]> => {
  const home = await db
    .selectFrom('packagePositions')
    .innerJoin('packages', 'packages.id', 'packagePositions.packageId')
    .innerJoin('packageItems', 'packageItems.packageId', 'packages.id')
    .innerJoin('articles', 'articles.id', 'packageItems.articleId')
    .select(['packagePositions.position', 'packages.imageUrl', sql<string | null>`articles.image->>'uri'`.as('uri')])
    .orderBy('packagePositions.siteId')
    .orderBy('packageItems.position')
    .execute();
  const inOrder = home.toSorted((a, b) => places.indexOf(a.position) - places.indexOf(b.position));
  const { rows } = await sql<{ uri: string | null }>`
    (select image->>'uri' as uri from podcasts order by published_at desc limit 6)
    union all (select image_url from packages where image_url is not null order by pub_date desc limit 20)
    union all (select image_uri from events order by event_start_date desc limit 8)
    union all (select image_large from authors limit 12)
    union all (select resource_image_url from resources order by start_date desc limit 9)
    union all (select image->>'uri' from articles order by pub_date desc, id desc limit ${newest})`.execute(db);
  const uris = [...inOrder.flatMap(({ imageUrl, uri }) => [imageUrl, uri]), ...rows.map(({ uri }) => uri)];
  return [...new Set(uris.filter((uri): uri is string => uri !== null))];
};
