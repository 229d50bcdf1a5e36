import type { PublisherRow, ResourceRow, VideoRow } from './queries.ts';

/** SPEC §3, Publisher: `internalURL` is built from the identifier. */
const toInternalUrl = (publisher: string): string => `/company-resources/?realmID=${encodeURIComponent(publisher)}`;

const toPublisherFields = (row: PublisherRow) => ({
  name: row.name,
  publisher: row.publisher,
  sponsorBlurb: row.sponsorBlurb,
  blurb: row.blurb,
  logo: row.logo,
  publisherURL: row.publisherUrl,
  linkedURL: row.linkedUrl,
  displayURL: row.displayUrl,
  socials: row.socials,
  internalURL: toInternalUrl(row.publisher),
});

/** SPEC §3: in the list `sponsored` is the string 'true' or 'false'. */
export const toListedPublisher = (row: PublisherRow) => ({
  ...toPublisherFields(row),
  sponsored: row.sponsored ? 'true' : 'false',
});

/** SPEC §3: on the detail `sponsored` is a boolean. */
export const toPublisher = (row: PublisherRow) => ({ ...toPublisherFields(row), sponsored: row.sponsored });

/** SPEC §3, Resource, with what lists need to sort and to name it. */
export const toResource = (row: ResourceRow) => ({
  id: row.slug,
  resourceName: row.resourceName,
  publisher: row.publisher,
  publisherName: row.publisherName,
  resourceImageURL: row.resourceImageUrl,
  downloadURL: row.downloadUrl,
  resourceShortDescription: row.resourceShortDescription,
  topic: row.topic,
  type: row.type,
  startDate: row.startDate.toISOString(),
});

/** A video in the form of the data service (SPEC §7.2). */
export const toVideo = (row: VideoRow) => ({
  id: row.slug,
  title: row.title,
  description: row.description,
  publisher: row.publisher,
  publisherName: row.publisherName,
  durationSeconds: row.duration,
  imageURL: row.imageUri,
  videoURL: row.videoUri,
  startDate: row.publishedAt.toISOString(),
});
