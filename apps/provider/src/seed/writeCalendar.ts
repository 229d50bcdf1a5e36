import type { Kysely } from 'kysely';
import type { Content } from '../content/files.ts';
import type { ContentWebcast } from '../content/schema/calendar.ts';
import type { ContentSite } from '../content/schema/sites.ts';
import { typeset } from '../content/typeset.ts';
import type { Database } from '../db/schema.ts';
import { toJson, toOptionalJson } from '../db/write/json.ts';
import { addDays, dayOf, instantOf } from './clock.ts';
import { drawnUri, storedImage } from './storedImage.ts';

export type Setting = { siteId: number; site: ContentSite; now: Date };
type Parts = Pick<Content, 'webcasts' | 'podcasts' | 'events' | 'editorialCalendar' | 'authors' | 'publishers'>;

const minute = 60_000;
/** A webcast that is live on the day of seeding began this long ago. */
const liveSince = 10 * minute;

/** What a publication's people are called by their keys; a key that is nobody's stands for itself. */
const namesOf = (authors: Content['authors']) => (key: string): string => authors.find((author) => author.key === key)?.name ?? key;

const dayFrom = (today: string, entry: { daysAhead?: number | undefined; daysAgo?: number | undefined }): string =>
  addDays(today, entry.daysAhead ?? -(entry.daysAgo ?? 0));

const webcastTimes = (webcast: ContentWebcast, { now, site }: Setting): { startsAt: Date; endsAt: Date } => {
  const length = webcast.minutes * minute;
  const started = Math.floor((now.getTime() - liveSince) / (5 * minute)) * 5 * minute;
  const due = instantOf(dayFrom(dayOf(now, site.timeZone), webcast), webcast.time, site.timeZone).getTime();
  // One that is over has ended, whatever the time of day at which the content is seeded.
  const past = Math.min(due, now.getTime() - length - minute);
  const start = { live: started, upcoming: due, ondemand: past }[webcast.webcastStatus];
  return { startsAt: new Date(start), endsAt: new Date(start + length) };
};

const writeWebcasts = async (db: Kysely<Database>, { webcasts, authors, publishers }: Parts, setting: Setting): Promise<void> => {
  const nameOf = namesOf(authors);
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
    image: toOptionalJson(storedImage(webcast.image)),
  }));
  await db.insertInto('webcasts').values(rows).execute();
};

const writePodcasts = async (db: Kysely<Database>, { podcasts, authors }: Parts, { siteId, site, now }: Setting): Promise<void> => {
  const nameOf = namesOf(authors);
  const today = dayOf(now, site.timeZone);
  const rows = podcasts.map((podcast, index) => {
    const due = instantOf(dayFrom(today, podcast), podcast.time, site.timeZone);
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
      publishedAt: due > now ? new Date(now.getTime() - (index + 1) * minute) : due,
      // The sample episodes were never recorded: without an address the player says that there is no sound.
      audioUrl: null,
      duration: podcast.seconds,
      image: toOptionalJson(storedImage(podcast.image, { shape: 'square' })),
    };
  });
  await db.insertInto('podcasts').values(rows).execute();
};

const writeEvents = async (db: Kysely<Database>, { events }: Parts, { siteId, site, now }: Setting): Promise<void> => {
  const today = dayOf(now, site.timeZone);
  const rows = events.map((event) => {
    const day = dayFrom(today, event);
    return {
      siteId,
      slug: event.slug,
      eventTitle: typeset(event.eventTitle),
      docUri: event.docUri,
      venueName: event.venueName,
      cleCredit: event.cleCredit,
      description: typeset(event.description),
      registrationUrl: event.registrationURL,
      eventStartDate: instantOf(day, event.startTime, site.timeZone),
      eventEndDate: instantOf(addDays(day, event.endsDaysLater), event.endTime, site.timeZone),
      industry: event.industry,
      topic: event.topic,
      audience: event.audience,
      city: event.city,
      learnMoreLinkFile: event.learnMoreLinkFile,
      imageUri: drawnUri(event.image, { city: event.city }),
      imageUri2: drawnUri(event.image2),
      practiceArea: event.practiceArea,
    };
  });
  await db.insertInto('events').values(rows).execute();
};

const writeEditorialCalendar = async (db: Kysely<Database>, { editorialCalendar }: Parts, { siteId, site, now }: Setting): Promise<void> => {
  const today = dayOf(now, site.timeZone);
  const rows = editorialCalendar.map((entry) => ({
    siteId,
    title: typeset(entry.title),
    descriptionLong: typeset(entry.descriptionLong),
    descriptionShort: typeset(entry.descriptionShort),
    closeDate: addDays(today, entry.closeDaysAhead),
    embargoDate: addDays(today, entry.embargoDaysAhead),
    materialsDueDate: addDays(today, entry.materialsDueDaysAhead),
    publicationDate: addDays(today, entry.publicationDaysAhead),
    publication: entry.publication,
    emailContact: entry.emailContact,
  }));
  await db.insertInto('editorialCalendar').values(rows).execute();
};

/** Webcasts, podcasts, events and the editorial calendar, dated from the day of seeding. */
export const writeCalendar = async (db: Kysely<Database>, parts: Parts, setting: Setting): Promise<void> => {
  await writeWebcasts(db, parts, setting);
  await writePodcasts(db, parts, setting);
  await writeEvents(db, parts, setting);
  await writeEditorialCalendar(db, parts, setting);
};
