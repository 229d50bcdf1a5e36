import { toIsoDateTime, formatDate } from '../../publications/dates.ts';
import {
  type EventRow,
  findEvent,
  findPodcast,
  findWebcast,
  listEditorialCalendar,
  listEvents,
  listPodcasts,
  listWebcasts,
  type PodcastRow,
  type WebcastRow,
  getWebcastStatus,
} from '../../queries/media.ts';
import { type CategoryIndex, findCategory, normalizeTerm, toCategoryUri } from '../../queries/categories.ts';
import type { Site } from '../../queries/sites.ts';
import type { Context } from '../context.ts';
import { stripNul, parsePage } from '../input.ts';
import { toFootageFields } from './articles.ts';
import type {
  Event,
  EventList,
  PodcastItem,
  QueryGetFutureEventsArgs,
  Resolvers,
  WebcastItem,
} from '../resolvers.generated.ts';

const toChannel = (categories: CategoryIndex, topic: string): WebcastItem['channel'] => {
  const category = findCategory(categories, topic);
  return category ? { name: category.name, uri: toCategoryUri(category) } : null;
};

const toWebcast =
  (site: Site, categories: CategoryIndex, now: Date) =>
  (row: WebcastRow): WebcastItem => ({
    ...row,
    channel: row.topic === null ? null : toChannel(categories, row.topic),
    registrationURL: row.registrationUrl,
    webcastDate: toIsoDateTime(row.startsAt, site.timeZone),
    webcastEndDate: toIsoDateTime(row.endsAt, site.timeZone),
    webcastStatus: getWebcastStatus(row, now),
    prettyDate: formatDate(row.startsAt, site.timeZone),
    // A recording exists once the webcast is over.
    recording:
      row.footage && getWebcastStatus(row, now) === 'ondemand'
        ? { uri: row.footage.uri, duration: row.footage.duration, ...toFootageFields(row.footage) }
        : null,
  });

const toPodcast =
  (site: Site) =>
  (row: PodcastRow): PodcastItem => ({
    ...row,
    podcastDate: toIsoDateTime(row.publishedAt, site.timeZone),
    prettyDate: formatDate(row.publishedAt, site.timeZone),
  });

const toEvent =
  (site: Site) =>
  (row: EventRow): Event => ({
    ...row,
    agenda: row.agenda.map((session) => ({ speakers: [], ...session })),
    registrationURL: row.registrationUrl,
    eventStartDate: toIsoDateTime(row.eventStartDate, row.timeZone ?? site.timeZone),
    eventEndDate: row.eventEndDate && toIsoDateTime(row.eventEndDate, row.timeZone ?? site.timeZone),
  });

const toFilterValue = (text: string | null | undefined) => text && stripNul(text);

const getEventList = async (
  context: Context,
  args: Partial<QueryGetFutureEventsArgs> & { publication: string },
  period: 'future' | 'past',
): Promise<EventList> => {
  const paging = parsePage(args);
  const site = await context.site(args.publication);
  if (!site) return { estimate: 0, events: [], locations: [], topics: [], audiences: [] };
  const filter = {
    city: toFilterValue(args.city),
    topic: toFilterValue(args.topic),
    audience: toFilterValue(args.audience),
  };
  const { rows, ...lists } = await listEvents(context.db, { site, period, filter, now: context.now }, paging);
  return { ...lists, events: rows.map(toEvent(site)) };
};

/** Resolvers of webcasts, podcasts, events and the editorial calendar (§3). */
export const media: Resolvers = {
  Query: {
    getWebcastStream: async (_, { site: siteText, topic, ...args }, context) => {
      const { page, pageSize, ...paging } = parsePage(args);
      const site = await context.site(siteText);
      if (!site) return { page, pageSize, estimate: 0, contents: [] };
      const query = { site, now: context.now, topic: topic && normalizeTerm(topic) };
      const { estimate, rows } = await listWebcasts(context.db, query, paging);
      const categories = await context.categories(site.id);
      return { page, pageSize, estimate, contents: rows.map(toWebcast(site, categories, context.now)) };
    },
    getPodcastStream: async (_, { site: siteText, ...args }, context) => {
      const { page, pageSize, ...paging } = parsePage(args);
      const site = await context.site(siteText);
      if (!site) return { page, pageSize, estimate: 0, contents: [] };
      const { estimate, rows } = await listPodcasts(context.db, site, context.now, paging);
      return { page, pageSize, estimate, contents: rows.map(toPodcast(site)) };
    },
    getWebcast: async (_, { uri, site: siteText }, context) => {
      const site = await context.site(siteText);
      const row = site && (await findWebcast(context.db, site, stripNul(uri)));
      return row ? toWebcast(site, await context.categories(site.id), context.now)(row) : null;
    },
    getPodcast: async (_, { uri, site: siteText }, context) => {
      const site = await context.site(siteText);
      const row = site && (await findPodcast(context.db, site, context.now, stripNul(uri)));
      return row ? toPodcast(site)(row) : null;
    },
    getEvent: async (_, { uri, publication }, context) => {
      const site = await context.site(publication);
      const row = site && (await findEvent(context.db, site, stripNul(uri)));
      return row ? toEvent(site)(row) : null;
    },
    getFutureEvents: (_, args, context) => getEventList(context, args, 'future'),
    getPastEvents: (_, args, context) => getEventList(context, args, 'past'),
    getEditorialCalendar: async (_, { publication }, context) => {
      const site = await context.site(publication);
      return site ? listEditorialCalendar(context.db, site, context.now) : [];
    },
  },
};
