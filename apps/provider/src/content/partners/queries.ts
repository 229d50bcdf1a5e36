import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

/** Scope of a query: one site, every site, or an unknown site without partners. */
export type Scope = { kind: 'every-site' } | { kind: 'site'; id: number } | { kind: 'unknown-site' };

const matchesScope = (scope: Scope, column: string) => {
  switch (scope.kind) {
    case 'every-site':
      return sql<boolean>`true`;
    case 'site':
      return sql<boolean>`${sql.ref(column)} = ${scope.id}`;
    case 'unknown-site':
      return sql<boolean>`false`;
    default:
      return scope satisfies never;
  }
};

export const listPublishers = (db: Db, scope: Scope) =>
  db
    .selectFrom('publishers')
    .selectAll()
    .where(matchesScope(scope, 'publishers.siteId'))
    .orderBy('siteId')
    .orderBy('position')
    .orderBy('id')
    .execute();

export const findPublisher = (db: Db, scope: Scope, publisher: string) =>
  db
    .selectFrom('publishers')
    .selectAll()
    .where('publisher', '=', publisher)
    .where(matchesScope(scope, 'publishers.siteId'))
    .orderBy('siteId')
    .executeTakeFirst();

type ResourceFilter = { topic?: string | undefined; publisherId?: number | undefined };

/** Lists published resources, the newest first. `topic` is a name or a slug. */
export const listResources = (db: Db, scope: Scope, now: Date, { topic, publisherId }: ResourceFilter = {}) =>
  db
    .selectFrom('resources')
    .innerJoin('publishers', 'publishers.id', 'resources.publisherId')
    .selectAll('resources')
    .select(['publishers.publisher', 'publishers.name as publisherName'])
    .where(matchesScope(scope, 'resources.siteId'))
    .where('resources.startDate', '<=', now)
    .$if(publisherId !== undefined, (query) => query.where('resources.publisherId', '=', publisherId ?? 0))
    .$if(topic !== undefined, (query) =>
      query.where(({ or, eb, exists, selectFrom }) =>
        or([
          eb(sql`lower(resources.topic)`, '=', (topic ?? '').toLowerCase()),
          exists(
            selectFrom('resourceTopics')
              .select('resourceTopics.id')
              .whereRef('resourceTopics.siteId', '=', 'resources.siteId')
              .whereRef('resourceTopics.topic', '=', 'resources.topic')
              .where('resourceTopics.slug', '=', (topic ?? '').toLowerCase()),
          ),
        ]),
      ),
    )
    .orderBy('resources.startDate', 'desc')
    .orderBy('resources.id', 'desc')
    .execute();

export const listTopics = (db: Db, scope: Scope, now: Date) =>
  db
    .selectFrom('resourceTopics')
    .leftJoin('resources', (join) =>
      join
        .onRef('resources.siteId', '=', 'resourceTopics.siteId')
        .onRef('resources.topic', '=', 'resourceTopics.topic')
        .on('resources.startDate', '<=', now),
    )
    .select(['resourceTopics.topic', 'resourceTopics.name', 'resourceTopics.slug'])
    .select(sql<number>`count(resources.id)::integer`.as('count'))
    .where(matchesScope(scope, 'resourceTopics.siteId'))
    .groupBy('resourceTopics.id')
    .orderBy('resourceTopics.siteId')
    .orderBy('resourceTopics.position')
    .execute();

/** Lists published partner videos, the newest first. */
export const listVideos = (db: Db, scope: Scope, now: Date) =>
  db
    .selectFrom('partnerVideos')
    .leftJoin('publishers', 'publishers.id', 'partnerVideos.publisherId')
    .selectAll('partnerVideos')
    .select(['publishers.publisher', 'publishers.name as publisherName'])
    .where(matchesScope(scope, 'partnerVideos.siteId'))
    .where('partnerVideos.publishedAt', '<=', now)
    .orderBy('partnerVideos.publishedAt', 'desc')
    .orderBy('partnerVideos.id', 'desc')
    .execute();

export type PublisherRow = Awaited<ReturnType<typeof listPublishers>>[number];
export type ResourceRow = Awaited<ReturnType<typeof listResources>>[number];
export type VideoRow = Awaited<ReturnType<typeof listVideos>>[number];
