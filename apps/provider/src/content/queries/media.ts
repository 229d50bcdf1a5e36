import { type Selectable, sql } from 'kysely';
import type { Database, Db } from '../../db/schema.ts';
import { listPage, type Paging } from './listPage.ts';
import type { Site } from './sites.ts';

export type WebcastRow = Selectable<Database['webcasts']>;
export type PodcastRow = Selectable<Database['podcasts']>;
export type EventRow = Selectable<Database['events']>;

type WebcastQuery = { site: Site; topic?: string | null | undefined; now: Date };

/** Lists live and upcoming webcasts, the next first, then those on demand, the latest first. */
export const listWebcasts = (db: Db, { site, topic, now }: WebcastQuery, paging: Paging) => {
  const all = db.selectFrom('webcasts').where('siteId', '=', site.id);
  return listPage(
    topic ? all.where('topic', '=', topic) : all,
    (webcasts) =>
      webcasts
        .selectAll()
        .orderBy(sql`case when ends_at > ${now} then starts_at end`, (next) => next.asc().nullsLast())
        .orderBy('startsAt', 'desc')
        .orderBy('id', 'desc'),
    paging,
  );
};

export const listPodcasts = (db: Db, site: Site, now: Date, paging: Paging) =>
  listPage(
    db.selectFrom('podcasts').where('siteId', '=', site.id).where('publishedAt', '<=', now),
    (episodes) => episodes.selectAll().orderBy('publishedAt', 'desc').orderBy('id', 'desc'),
    paging,
  );

export const findWebcast = (db: Db, site: Site, uri: string) =>
  db
    .selectFrom('webcasts')
    .selectAll()
    .where('siteId', '=', site.id)
    .where('uri', '=', uri)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** Finds a published episode by its URI. */
export const findPodcast = (db: Db, site: Site, now: Date, uri: string) =>
  db
    .selectFrom('podcasts')
    .selectAll()
    .where('siteId', '=', site.id)
    .where('uri', '=', uri)
    .where('publishedAt', '<=', now)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

export const findEvent = (db: Db, site: Site, uri: string) =>
  db
    .selectFrom('events')
    .selectAll()
    .where('siteId', '=', site.id)
    .where('docUri', '=', uri)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

export const getWebcastStatus = (
  { startsAt, endsAt }: Pick<WebcastRow, 'startsAt' | 'endsAt'>,
  now: Date,
): 'upcoming' | 'live' | 'ondemand' => {
  if (now < startsAt) return 'upcoming';
  return now < endsAt ? 'live' : 'ondemand';
};

type EventFilter = {
  city?: string | null | undefined;
  topic?: string | null | undefined;
  audience?: string | null | undefined;
};
type EventQuery = { site: Site; period: 'future' | 'past'; filter: EventFilter; now: Date };

const isUnfiltered = (value: string | null | undefined): boolean => !value || value === '*' || /^all\b/i.test(value);

/** Lists future events, the nearest first, or past events, the latest first. A running event counts as future. */
export const listEvents = async (db: Db, { site, period, filter, now }: EventQuery, paging: Paging) => {
  const end = sql<Date>`coalesce(event_end_date, event_start_date)`;
  const inPeriod = db
    .selectFrom('events')
    .where('siteId', '=', site.id)
    .where(end, period === 'future' ? '>=' : '<', now);
  const options = await inPeriod
    .select([
      sql<string[] | null>`array_agg(distinct city) filter (where city <> '')`.as('locations'),
      sql<string[] | null>`array_agg(distinct topic) filter (where topic <> '')`.as('topics'),
      sql<string[] | null>`array_agg(distinct audience) filter (where audience <> '')`.as('audiences'),
    ])
    .executeTakeFirstOrThrow();
  let matching = inPeriod;
  for (const field of ['city', 'topic', 'audience'] as const) {
    const value = filter[field];
    if (value && !isUnfiltered(value))
      matching = matching.where(sql`lower(${sql.ref(field)})`, '=', value.toLowerCase());
  }
  const page = await listPage(
    matching,
    (events) =>
      events
        .selectAll()
        .orderBy('eventStartDate', period === 'future' ? 'asc' : 'desc')
        .orderBy('id'),
    paging,
  );
  return {
    ...page,
    locations: options.locations ?? [],
    topics: options.topics ?? [],
    audiences: options.audiences ?? [],
  };
};

/** Lists the editorial calendar by date. An issue stays listed for 31 days after its date. */
export const listEditorialCalendar = (db: Db, site: Site, now: Date) =>
  db
    .selectFrom('editorialCalendar')
    .selectAll()
    .where('siteId', '=', site.id)
    .where('publicationDate', '>=', sql<string>`(${now}::timestamptz at time zone ${site.timeZone})::date - 31`)
    .orderBy('publicationDate')
    .orderBy('id')
    .execute();
