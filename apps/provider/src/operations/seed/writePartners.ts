import type { ContentPublication } from '../../content/files/files.ts';
import type { Picture } from '../../content/publishing/picture.ts';
import { writeFiles } from '../../content/publishing/writeFiles.ts';
import type { Writer } from '../../content/publishing/writer.ts';
import { addDays, toDay, toInstant } from './clock.ts';
import { findExistingDates } from './existingRows.ts';
import { toFootage, toDocumentUri, toPicture } from './storedImage.ts';
import type { PublicationContext } from './writeCalendar.ts';

type Parts = Pick<ContentPublication, 'publishers' | 'resources' | 'resourceTopics' | 'partnerVideos'>;

/** Returns a function that converts a number of days ago to 6 a.m. on that day, at the latest now. */
const createMorningLookup = ({ site, now }: PublicationContext): ((daysAgo: number) => Date) => {
  const today = toDay(now, site.timeZone);
  return (daysAgo) => {
    const due = toInstant(addDays(today, -daysAgo), '06:00', site.timeZone);
    return due > now ? now : due;
  };
};

export const toPartnerLogo = (partner: Parts['publishers'][number] | undefined): Picture | null =>
  partner?.logo ? toPicture(partner.logo) : null;

/** Writes partners with their resources, topics and videos (§3, Publisher and Resource). */
export const writePartners = async (writer: Writer, parts: Parts, context: PublicationContext): Promise<void> => {
  const { target } = context;
  const getMorning = createMorningLookup(context);

  const publishers = parts.publishers.map((partner, position) => {
    const { publisher, ...entry } = partner;
    const input = { ...entry, logo: toPartnerLogo(partner), position };
    return { key: publisher, input, source: input };
  });
  await writeFiles(writer, target, 'publisher', publishers, context);

  const topics = parts.resourceTopics.map(({ slug, ...entry }, position) => {
    const input = { ...entry, position };
    return { key: slug, input, source: input };
  });
  await writeFiles(writer, target, 'resourceTopic', topics, context);

  const started = await findExistingDates(writer.db, 'resources', target.site.id, ['startDate']);
  const resources = parts.resources.map((resource) => {
    const { id, startDaysAgo, image, downloadURL, ...entry } = resource;
    const publishAt = (started.get(id)?.startDate ?? getMorning(startDaysAgo)).toISOString();
    const input = { ...entry, publishAt, downloadURL: toDocumentUri(downloadURL), image: toPicture(image) };
    return { key: id, input, source: resource };
  });
  await writeFiles(writer, target, 'resource', resources, context);

  const published = await findExistingDates(writer.db, 'partnerVideos', target.site.id, ['publishedAt']);
  const videos = parts.partnerVideos.map((video) => {
    const { id, daysAgo, image, video: footage, ...entry } = video;
    const publishAt = (published.get(id)?.publishedAt ?? getMorning(daysAgo)).toISOString();
    const input = { ...entry, publishAt, video: footage && toFootage(footage), image: toPicture(image) };
    return { key: id, input, source: video };
  });
  await writeFiles(writer, target, 'partnerVideo', videos, context);
};
