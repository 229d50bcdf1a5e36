import type { Content } from '../content/files.ts';
import { typeset } from '../content/typeset.ts';
import { toJson } from '../db/write/json.ts';
import { imageUri } from '../images/imageId.ts';
import { logoId } from '../images/logos.ts';
import { addDays, toDay, toInstant } from './clock.ts';
import { toDocumentUri, toImageUri } from './storedImage.ts';
import type { PublicationContext } from './writeCalendar.ts';
import type { Writer } from './writer.ts';

type Parts = Pick<Content, 'publishers' | 'resources' | 'resourceTopics' | 'partnerVideos'>;

/** Cache tags of all partner content. One tag is enough, because sites request all partners at once. */
const tags = (): readonly string[] => ['partners'];

/** Returns a function that converts a number of days ago to 6 a.m. on that day, at the latest now. */
const createMorningLookup = ({ site, now }: PublicationContext): ((daysAgo: number) => Date) => {
  const today = toDay(now, site.timeZone);
  return (daysAgo) => {
    const due = toInstant(addDays(today, -daysAgo), '06:00', site.timeZone);
    return due > now ? now : due;
  };
};

/** Returns the logo of a partner: its file, or its name as a drawing. */
export const toPartnerLogo = (partner: Parts['publishers'][number] | undefined): string | null => {
  if (!partner) return null;
  return partner.logo ? toImageUri(partner.logo) : imageUri(logoId(partner.name));
};

/** Writes the publishers and returns their row ids by key. */
const writePublishers = async (
  writer: Writer,
  { publishers }: Parts,
  siteId: number,
): Promise<ReadonlyMap<string, number>> => {
  const rows = publishers.map((publisher, position) => ({
    siteId,
    publisher: publisher.publisher,
    name: publisher.name,
    sponsored: publisher.sponsored,
    sponsorBlurb: publisher.sponsorBlurb === '' ? null : typeset(publisher.sponsorBlurb),
    blurb: typeset(publisher.blurb),
    logo: toPartnerLogo(publisher),
    publisherUrl: publisher.publisherURL,
    linkedUrl: publisher.linkedURL,
    displayUrl: publisher.displayURL,
    socials: toJson(publisher.socials),
    topics: publisher.topics,
    position,
  }));
  await writer.list('publishers', siteId, rows, { by: 'publisher', tags });
  const written = await writer.db
    .selectFrom('publishers')
    .select(['id', 'publisher'])
    .where('siteId', '=', siteId)
    .execute();
  return new Map(written.map(({ id, publisher }) => [publisher, id]));
};

/** Writes partners with their resources, topics and videos (SPEC §3, Publisher and Resource). */
export const writePartners = async (writer: Writer, parts: Parts, context: PublicationContext): Promise<void> => {
  const { siteId } = context;
  const getMorning = createMorningLookup(context);
  const publisherIds = await writePublishers(writer, parts, siteId);
  const getPublisherId = (key: string): number => {
    const id = publisherIds.get(key);
    if (id === undefined)
      throw new Error(
        `The publisher "${key}" is not in the database. Write publishers before their resources and videos.`,
      );
    return id;
  };

  const topics = parts.resourceTopics.map((topic, position) => ({ siteId, ...topic, position }));
  await writer.list('resourceTopics', siteId, topics, { by: 'slug', tags });

  const resources = parts.resources.map((resource) => ({
    siteId,
    publisherId: getPublisherId(resource.publisher),
    slug: resource.id,
    resourceName: typeset(resource.resourceName),
    resourceImageUrl: toImageUri(resource.image),
    downloadUrl: toDocumentUri(resource.downloadURL),
    resourceShortDescription: typeset(resource.resourceShortDescription),
    topic: resource.topic,
    type: resource.type,
    startDate: getMorning(resource.startDaysAgo),
  }));
  await writer.list('resources', siteId, resources, { by: 'slug', keep: ['startDate'], tags });

  const videos = parts.partnerVideos.map((video) => ({
    siteId,
    publisherId: getPublisherId(video.publisher),
    slug: video.id,
    title: typeset(video.title),
    description: typeset(video.description),
    duration: video.seconds,
    imageUri: toImageUri(video.image),
    videoUri: null,
    publishedAt: getMorning(video.daysAgo),
  }));
  await writer.list('partnerVideos', siteId, videos, { by: 'slug', keep: ['publishedAt'], tags });
};
