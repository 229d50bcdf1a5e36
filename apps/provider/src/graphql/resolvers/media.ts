import { isoDateTime, prettyDate } from '../../dates/pretty.ts';
import { listEditorialCalendar, listEvents, listPodcasts, listWebcasts, webcastStatus } from '../../queries/media.ts';
import type { Context } from '../context.ts';
import { cleanText, readPage } from '../input.ts';
import type { EventList, QueryGetFutureEventsArgs, Resolvers } from '../resolvers.generated.ts';

const clean = (text: string | null | undefined) => text && cleanText(text);

const eventsOf = async (context: Context, args: Partial<QueryGetFutureEventsArgs> & { publication: string }, when: 'future' | 'past'): Promise<EventList> => {
  const paging = readPage(args);
  const site = await context.site(args.publication);
  if (!site) return { estimate: 0, events: [], locations: [], topics: [], audiences: [] };
  const filter = { city: clean(args.city), topic: clean(args.topic), audience: clean(args.audience) };
  const { rows, ...lists } = await listEvents(context.db, { site, when, filter, now: context.now }, paging);
  const events = rows.map((row) => ({
    ...row,
    registrationURL: row.registrationUrl,
    eventStartDate: isoDateTime(row.eventStartDate, site.timeZone),
    eventEndDate: row.eventEndDate && isoDateTime(row.eventEndDate, site.timeZone),
  }));
  return { ...lists, events };
};

/** Webcasts, podcasts, events and the editorial calendar (SPEC §3). */
export const media: Resolvers = {
  Query: {
    getWebcastStream: async (_, { site: siteText, ...args }, context) => {
      const { page, pageSize, ...paging } = readPage(args);
      const site = await context.site(siteText);
      if (!site) return { page, pageSize, estimate: 0, contents: [] };
      const { estimate, rows } = await listWebcasts(context.db, site, paging);
      const contents = rows.map((row) => ({
        ...row,
        registrationURL: row.registrationUrl,
        webcastDate: isoDateTime(row.startsAt, site.timeZone),
        webcastEndDate: isoDateTime(row.endsAt, site.timeZone),
        webcastStatus: webcastStatus(row, context.now),
        prettyDate: prettyDate(row.startsAt, site.timeZone),
      }));
      return { page, pageSize, estimate, contents };
    },
    getPodcastStream: async (_, { site: siteText, ...args }, context) => {
      const { page, pageSize, ...paging } = readPage(args);
      const site = await context.site(siteText);
      if (!site) return { page, pageSize, estimate: 0, contents: [] };
      const { estimate, rows } = await listPodcasts(context.db, site, context.now, paging);
      const contents = rows.map((row) => ({
        ...row,
        podcastDate: isoDateTime(row.publishedAt, site.timeZone),
        prettyDate: prettyDate(row.publishedAt, site.timeZone),
      }));
      return { page, pageSize, estimate, contents };
    },
    getFutureEvents: (_, args, context) => eventsOf(context, args, 'future'),
    getPastEvents: (_, args, context) => eventsOf(context, args, 'past'),
    getEditorialCalendar: async (_, { publication }, context) => {
      const site = await context.site(publication);
      return site ? listEditorialCalendar(context.db, site, context.now) : [];
    },
  },
};
