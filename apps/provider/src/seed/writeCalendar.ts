import type { Content } from '../content/files.ts';
import type { ContentPodcast, ContentWebcast } from '../content/schema/calendar.ts';
import { type ContentImage, type ContentMediaFile, isDrawing } from '../content/schema/common.ts';
import { getFileUri } from '../media/mediaRoutes.ts';
import type { ContentSite } from '../content/schema/sites.ts';
import { typeset } from '../content/typeset.ts';
import { toJson, toOptionalJson } from '../db/write/json.ts';
import { resolveSpec } from '../images/imageId.ts';
import { getPreview, type Recording } from '../sound/preview.ts';
import { addDays, toDay, toInstant } from './clock.ts';
import { spreadDrawings } from './spreadDrawings.ts';
import { toImageUri, toStoredImage } from './storedImage.ts';
import type { Writer } from './writer.ts';

/** The publication that is written, and the time of the import. */
export type PublicationContext = { siteId: number; site: ContentSite; now: Date };
type Parts = Pick<Content, 'webcasts' | 'podcasts' | 'events' | 'editorialCalendar' | 'authors' | 'publishers'>;

const minuteMs = 60_000;
/** A webcast with the status `live` started this long before the import. */
const liveStartedMsAgo = 10 * minuteMs;

/** Creates a function that returns the name of an author's key, or the key if there is no such author. */
const createNameLookup =
  (authors: Content['authors']) =>
  (key: string): string =>
    authors.find((author) => author.key === key)?.name ?? key;

type Day = { date?: string | undefined; daysAhead?: number | undefined; daysAgo?: number | undefined };

const resolveDay = (today: string, { date, daysAhead, daysAgo }: Day): string =>
  date ?? addDays(today, daysAhead ?? -(daysAgo ?? 0));

/** Lists the names of entries with an absolute date, which replaces the date of an earlier import. */
const listDatedNames = <T extends Day>(entries: readonly T[], getName: (entry: T) => string): ReadonlySet<string> =>
  new Set(entries.filter(({ date }) => date !== undefined).map(getName));

/** Chooses drawings for a list in the order of its dates, so that no two neighbors look alike. */
const spreadByDay = (
  entries: readonly (Day & { key: string; image: ContentImage })[],
  today: string,
): ReturnType<typeof spreadDrawings> => {
  const inOrder = entries.toSorted((a, b) => resolveDay(today, a).localeCompare(resolveDay(today, b)));
  const drawn = entries.flatMap(({ key, image }) => (isDrawing(image) ? [[key, resolveSpec(image)] as const] : []));
  return spreadDrawings(new Map(drawn), [inOrder.map(({ key }) => key)]);
};

const webcastTimes = (webcast: ContentWebcast, { now, site }: PublicationContext): { startsAt: Date; endsAt: Date } => {
  const length = webcast.minutes * minuteMs;
  const started = Math.floor((now.getTime() - liveStartedMsAgo) / (5 * minuteMs)) * 5 * minuteMs;
  const due = toInstant(resolveDay(toDay(now, site.timeZone), webcast), webcast.time, site.timeZone).getTime();
  // An on-demand webcast is over, at any time of day of the import.
  const past = Math.min(due, now.getTime() - length - minuteMs);
  const start = { live: started, upcoming: due, ondemand: past }[webcast.webcastStatus];
  return { startsAt: new Date(start), endsAt: new Date(start + length) };
};

const writeWebcasts = async (
  writer: Writer,
  { webcasts, authors, publishers }: Parts,
  setting: PublicationContext,
): Promise<void> => {
  const nameOf = createNameLookup(authors);
  const pictures = spreadByDay(
    webcasts.map((webcast) => ({ ...webcast, key: webcast.id })),
    toDay(setting.now, setting.site.timeZone),
  );
  const rows = webcasts.map((webcast) => ({
    siteId: setting.siteId,
    slug: webcast.id,
    uri: webcast.uri,
    title: typeset(webcast.title),
    summary: typeset(webcast.summary),
    kicker: webcast.kicker,
    byline: nameOf(webcast.byline),
    ...webcastTimes(webcast, setting),
    topic: webcast.topic,
    sponsor: publishers.find(({ publisher }) => publisher === webcast.sponsor)?.name ?? null,
    registrationUrl: webcast.registrationURL,
    speakers: toJson(webcast.speakers),
    image: toOptionalJson(toStoredImage({ ...webcast.image, ...pictures.get(webcast.id) })),
  }));
  await writer.list('webcasts', setting.siteId, rows, {
    by: 'slug',
    keep: ['startsAt', 'endsAt'],
    dated: listDatedNames(webcasts, ({ id }) => id),
    tags: ({ uri }) => ['stream:webcasts', `webcast:${String(uri)}`],
  });
};

/** Returns the recording of an episode, or a generated preview if it has none. */
export const getRecording = ({
  recording,
  ...podcast
}: Pick<ContentPodcast, 'recording' | 'show' | 'number' | 'seconds'>): Recording => {
  if (!recording) return getPreview(podcast);
  if (!('kind' in recording)) return { ...recording, audioSeconds: recording.audioSeconds ?? podcast.seconds };
  const { record }: ContentMediaFile = recording;
  if (!record) throw new Error('The files of content must be resolved before it is written.');
  return {
    audioUrl: getFileUri(record),
    audioType: record.type,
    audioBytes: record.bytes,
    audioSeconds: podcast.seconds,
  };
};

const writePodcasts = async (
  writer: Writer,
  { podcasts, authors }: Parts,
  { siteId, site, now }: PublicationContext,
): Promise<void> => {
  const nameOf = createNameLookup(authors);
  const today = toDay(now, site.timeZone);
  const rows = podcasts.map((podcast, index) => {
    const due = toInstant(resolveDay(today, podcast), podcast.time, site.timeZone);
    return {
      siteId,
      slug: podcast.id,
      uri: podcast.uri,
      title: typeset(podcast.title),
      summary: typeset(podcast.summary),
      kicker: podcast.kicker,
      byline: nameOf(podcast.byline),
      guest: typeset(podcast.guest),
      show: podcast.show,
      number: podcast.number,
      publishedAt: due > now ? new Date(now.getTime() - (index + 1) * minuteMs) : due,
      ...getRecording(podcast),
      duration: podcast.seconds,
      image: toOptionalJson(toStoredImage(podcast.image, { shape: 'square' })),
    };
  });
  await writer.list('podcasts', siteId, rows, {
    by: 'slug',
    keep: ['publishedAt'],
    dated: listDatedNames(podcasts, ({ id }) => id),
    tags: ({ uri }) => ['stream:podcasts', `podcast:${String(uri)}`],
  });
};

const writeEvents = async (
  writer: Writer,
  { events }: Parts,
  { siteId, site, now }: PublicationContext,
): Promise<void> => {
  const today = toDay(now, site.timeZone);
  const pictures = spreadByDay(
    events.map((event) => ({ ...event, key: event.slug })),
    today,
  );
  const rows = events.map((event) => {
    const day = resolveDay(today, event);
    return {
      siteId,
      slug: event.slug,
      eventTitle: typeset(event.eventTitle),
      docUri: event.docUri,
      venueName: event.venueName,
      cleCredit: event.cleCredit,
      description: typeset(event.description),
      registrationUrl: event.registrationURL,
      eventStartDate: toInstant(day, event.startTime, site.timeZone),
      eventEndDate: toInstant(addDays(day, event.endsDaysLater), event.endTime, site.timeZone),
      industry: event.industry,
      topic: event.topic,
      audience: event.audience,
      city: event.city,
      learnMoreLinkFile: event.learnMoreLinkFile,
      imageUri: toImageUri({ ...event.image, ...pictures.get(event.slug) }, { city: event.city }),
      imageUri2: toImageUri(event.image2),
      practiceArea: event.practiceArea,
    };
  });
  await writer.list('events', siteId, rows, {
    by: 'slug',
    keep: ['eventStartDate', 'eventEndDate'],
    dated: listDatedNames(events, ({ slug }) => slug),
    tags: ({ docUri }) => ['events', `event:${String(docUri)}`],
  });
};

/** Writes the editorial calendar. Entries match by title and keep the dates of an earlier import. */
const writeEditorialCalendar = async (
  writer: Writer,
  { editorialCalendar }: Parts,
  { siteId, site, now }: PublicationContext,
): Promise<void> => {
  const today = toDay(now, site.timeZone);
  const existing = await writer.db
    .selectFrom('editorialCalendar')
    .select(['title', 'closeDate', 'embargoDate', 'materialsDueDate', 'publicationDate'])
    .where('siteId', '=', siteId)
    .execute();
  const rows = editorialCalendar.map((entry) => ({
    siteId,
    title: typeset(entry.title),
    descriptionLong: typeset(entry.descriptionLong),
    descriptionShort: typeset(entry.descriptionShort),
    closeDate: addDays(today, entry.closeDaysAhead),
    embargoDate: addDays(today, entry.embargoDaysAhead),
    materialsDueDate: addDays(today, entry.materialsDueDaysAhead),
    publicationDate: addDays(today, entry.publicationDaysAhead),
    ...existing.find(({ title }) => title === typeset(entry.title)),
    publication: entry.publication,
    emailContact: entry.emailContact,
  }));
  await writer.replace('editorialCalendar', siteId, rows, ['editorial-calendar']);
};

/** Writes webcasts, podcasts, events and the editorial calendar, dated from the time of the import. */
export const writeCalendar = async (writer: Writer, parts: Parts, setting: PublicationContext): Promise<void> => {
  await writeWebcasts(writer, parts, setting);
  await writePodcasts(writer, parts, setting);
  await writeEvents(writer, parts, setting);
  await writeEditorialCalendar(writer, parts, setting);
};
