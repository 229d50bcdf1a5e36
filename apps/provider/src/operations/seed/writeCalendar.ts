import { toSlug } from '@masthead/content-rules/natural-id';
import type { ContentPublication } from '../../content/files/files.ts';
import type { ContentPodcast, ContentWebcast } from '../../content/files/schema/calendar.ts';
import { getFileUri } from '../../media/library/mediaRoutes.ts';
import type { ContentSite } from '../../content/files/schema/sites.ts';
import type { Target } from '../../content/publishing/kind.ts';
import { type MissingContent, writeFiles } from '../../content/publishing/writeFiles.ts';
import type { Writer } from '../../content/publishing/writer.ts';
import { addDays, toDay, toInstant } from './clock.ts';
import { findExistingDates } from './existingRows.ts';
import { toFootage, getRecord, toDocumentUri, toPicture } from './storedImage.ts';

const toWeekday = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay();

/** From Christmas Eve to New Year's Day. */
const isTurnOfYear = (day: string): boolean => day.slice(5) >= '12-24' || day.endsWith('-01-01');

/** The fourth Thursday of November and the Friday after it. */
const isThanksgiving = (day: string): boolean => {
  const weekday = toWeekday(day);
  const thursday = weekday === 5 ? addDays(day, -1) : day;
  return (
    (weekday === 4 || weekday === 5) && thursday >= `${day.slice(0, 5)}11-22` && thursday <= `${day.slice(0, 5)}11-28`
  );
};

/** Whether a sample event may take place on a day: a business day that is no holiday. */
export const isEventDay = (day: string): boolean =>
  ![0, 6].includes(toWeekday(day)) && !isTurnOfYear(day) && !isThanksgiving(day) && !day.endsWith('-07-04');

/** The nearest day, forward or backward, from which all days of an event are event days. */
export const findEventDay = (day: string, endsDaysLater: number, direction: 1 | -1): string => {
  let first = day;
  while (!Array.from({ length: endsDaysLater + 1 }, (_, offset) => addDays(first, offset)).every(isEventDay))
    first = addDays(first, direction);
  return first;
};

/** Where files are written, and the time of the import. */
export type FileContext = { target: Target; now: Date; missing: MissingContent };
/** The publication that is written, and the time of the import. */
export type PublicationContext = FileContext & { site: ContentSite };
type Parts = Pick<
  ContentPublication,
  'webcasts' | 'podcasts' | 'events' | 'editorialCalendar' | 'authors' | 'publishers'
>;

const minuteMs = 60_000;
/** A webcast with the status `live` started this long before the import. */
const liveStartedMsAgo = 10 * minuteMs;
/** Webcasts are held between these times of the publication. */
const businessHours = { opens: '09:00', closes: '18:00' };

/** Creates a function that returns the name of an author's key, or the key if there is no such author. */
const createNameLookup =
  (authors: ContentPublication['authors']) =>
  (key: string): string =>
    authors.find((author) => author.key === key)?.name ?? key;

type Day = { date?: string | undefined; daysAhead?: number | undefined; daysAgo?: number | undefined };

const resolveDay = (today: string, { date, daysAhead, daysAgo }: Day): string =>
  date ?? addDays(today, daysAhead ?? -(daysAgo ?? 0));

/** The first day of an event: its date, or the nearest business days after or before the relative day. */
const resolveEventDay = (today: string, event: Day & { endsDaysLater: number }): string =>
  event.date ?? findEventDay(resolveDay(today, event), event.endsDaysLater, event.daysAgo === undefined ? 1 : -1);

/**
 * The times of a webcast's day. A live one began shortly before an import in business hours; at other hours it is
 * upcoming, because there are no webcasts at night.
 */
export const webcastTimes = (
  webcast: Pick<ContentWebcast, 'date' | 'daysAgo' | 'daysAhead' | 'minutes' | 'time' | 'webcastStatus'>,
  now: Date,
  timeZone: string,
): { startsAt: Date; endsAt: Date } => {
  const length = webcast.minutes * minuteMs;
  const toTimes = (start: number) => ({ startsAt: new Date(start), endsAt: new Date(start + length) });
  const today = toDay(now, timeZone);
  if (webcast.date !== undefined) return toTimes(toInstant(webcast.date, webcast.time, timeZone).getTime());
  if (webcast.webcastStatus === 'live') {
    const start = Math.floor((now.getTime() - liveStartedMsAgo) / (5 * minuteMs)) * 5 * minuteMs;
    const opens = toInstant(today, businessHours.opens, timeZone).getTime();
    const closes = toInstant(today, businessHours.closes, timeZone).getTime();
    if (isEventDay(today) && start >= opens && start + length <= closes) return toTimes(start);
  }
  const due = resolveDay(today, webcast);
  const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)];
  // At any time of day of the import an on-demand webcast is over and another one is to come.
  const day =
    webcast.webcastStatus === 'ondemand'
      ? findEventDay(due < yesterday ? due : yesterday, 0, -1)
      : findEventDay(due > tomorrow ? due : tomorrow, 0, 1);
  return toTimes(toInstant(day, webcast.time, timeZone).getTime());
};

const writeWebcasts = async (
  writer: Writer,
  { webcasts, authors, publishers }: Parts,
  context: PublicationContext,
): Promise<void> => {
  const nameOf = createNameLookup(authors);
  const existing = await findExistingDates(writer.db, 'webcasts', context.target.site.id, ['startsAt', 'endsAt']);
  const items = webcasts.map((webcast) => {
    const { id, uri, title, summary, kicker, topic, registrationURL, speakers, needToKnow, recording } = webcast;
    const former = webcast.date === undefined ? existing.get(id) : undefined;
    const { startsAt, endsAt } = former ?? webcastTimes(webcast, context.now, context.site.timeZone);
    const byline = nameOf(webcast.byline);
    const sponsor = publishers.find(({ publisher }) => publisher === webcast.sponsor)?.name ?? null;
    const input = {
      uri,
      title,
      summary,
      kicker,
      topic,
      registrationURL,
      speakers,
      needToKnow,
      byline,
      sponsor,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      recording: recording && toFootage(recording),
      image: toPicture(webcast.image),
    };
    return { key: id, input, source: [webcast, byline, sponsor] };
  });
  await writeFiles(writer, context.target, 'webcast', items, context);
};

/** Returns the recording of an episode. The length of a file in the library is that which was measured. */
export const getRecording = ({ recording, seconds }: Pick<ContentPodcast, 'recording' | 'seconds'>) => {
  if (!recording) return undefined;
  if (!('kind' in recording)) return { ...recording, audioSeconds: recording.audioSeconds ?? seconds };
  const record = getRecord(recording);
  return {
    audioUrl: getFileUri(record),
    audioType: record.type,
    audioBytes: record.bytes,
    audioSeconds: record.seconds ? Math.max(1, Math.round(record.seconds)) : seconds,
  };
};

const writePodcasts = async (
  writer: Writer,
  { podcasts, authors }: Parts,
  context: PublicationContext,
): Promise<void> => {
  const { target, site, now } = context;
  const nameOf = createNameLookup(authors);
  const today = toDay(now, site.timeZone);
  const existing = await findExistingDates(writer.db, 'podcasts', target.site.id, ['publishedAt']);
  const items = podcasts.map((podcast, index) => {
    const { id, uri, title, summary, kicker, guest, show, number, seconds, transcript } = podcast;
    const due = toInstant(resolveDay(today, podcast), podcast.time, site.timeZone);
    const planned = due > now ? new Date(now.getTime() - (index + 1) * minuteMs) : due;
    const former = podcast.date === undefined ? existing.get(id) : undefined;
    const byline = nameOf(podcast.byline);
    const input = {
      uri,
      title,
      summary,
      kicker,
      guest,
      show,
      number,
      seconds,
      transcript,
      byline,
      publishAt: (former?.publishedAt ?? planned).toISOString(),
      recording: getRecording(podcast),
      image: toPicture(podcast.image),
    };
    return { key: id, input, source: [podcast, byline] };
  });
  await writeFiles(writer, target, 'podcast', items, context);
};

const writeEvents = async (writer: Writer, { events }: Parts, context: PublicationContext): Promise<void> => {
  const { target, site, now } = context;
  const dated = events
    .map((event) => {
      const { date, daysAhead, daysAgo, startTime, endTime, endsDaysLater, ...fields } = event;
      const timeZone = event.timeZone ?? site.timeZone;
      const day = resolveEventDay(toDay(now, timeZone), { date, daysAhead, daysAgo, endsDaysLater });
      return {
        event,
        fields,
        day,
        startsAt: toInstant(day, startTime, timeZone),
        endsAt: toInstant(addDays(day, endsDaysLater), endTime, timeZone),
      };
    })
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const existing = await findExistingDates(writer.db, 'events', target.site.id, ['eventStartDate', 'eventEndDate']);
  const items = dated.map(({ event, fields: { slug, image, image2, ...fields }, ...planned }) => {
    const former = event.date === undefined ? existing.get(slug) : undefined;
    const startsAt = former?.eventStartDate ?? planned.startsAt;
    const endsAt = former?.eventEndDate ?? planned.endsAt;
    const input = {
      ...fields,
      learnMoreLinkFile: toDocumentUri(event.learnMoreLinkFile),
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      image: toPicture(image),
      image2: toPicture(image2),
    };
    return { key: slug, input, source: event };
  });
  await writeFiles(writer, target, 'event', items, context);
};

/** Writes the editorial calendar. Entries match by key or title and keep the dates of an earlier import. */
const writeEditorialCalendar = async (
  writer: Writer,
  { editorialCalendar }: Parts,
  context: PublicationContext,
): Promise<void> => {
  const { target, site, now } = context;
  const today = toDay(now, site.timeZone);
  const dates = ['closeDate', 'embargoDate', 'materialsDueDate', 'publicationDate'] as const;
  const existing = await findExistingDates<(typeof dates)[number], string>(
    writer.db,
    'editorialCalendar',
    target.site.id,
    dates,
  );
  const items = editorialCalendar.map((entry) => {
    const { key = toSlug(entry.title), ...rest } = entry;
    const { closeDaysAhead, embargoDaysAhead, materialsDueDaysAhead, publicationDaysAhead, ...fields } = rest;
    const former = existing.get(key);
    const toDeadline = (daysAhead: number): string => findEventDay(addDays(today, daysAhead), 0, -1);
    const input = {
      ...fields,
      closeDate: former?.closeDate ?? toDeadline(closeDaysAhead),
      embargoDate: former?.embargoDate ?? toDeadline(embargoDaysAhead),
      materialsDueDate: former?.materialsDueDate ?? toDeadline(materialsDueDaysAhead),
      publicationDate: former?.publicationDate ?? findEventDay(addDays(today, publicationDaysAhead), 0, 1),
    };
    return { key, input, source: entry };
  });
  // Keys come from titles: an entry with a corrected title replaces the former one.
  await writeFiles(writer, target, 'editorialEntry', items, { ...context, missing: 'remove' });
};

/** Writes webcasts, podcasts, events and the editorial calendar, dated from the time of the import. */
export const writeCalendar = async (writer: Writer, parts: Parts, context: PublicationContext): Promise<void> => {
  await writeWebcasts(writer, parts, context);
  await writePodcasts(writer, parts, context);
  await writeEvents(writer, parts, context);
  await writeEditorialCalendar(writer, parts, context);
};
