import type { PublisherRow, ResourceRow, VideoRow } from './queries.ts';

/** Returns the path of a publisher's page (§3, Publisher). */
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

/** Converts a publisher for lists, where `sponsored` is the string 'true' or 'false' (§3). */
export const toListedPublisher = (row: PublisherRow) => ({
  ...toPublisherFields(row),
  sponsored: row.sponsored ? 'true' : 'false',
});

/** Converts a publisher for its detail page, where `sponsored` is a boolean (§3). */
export const toPublisher = (row: PublisherRow) => ({ ...toPublisherFields(row), sponsored: row.sponsored });

/** Converts a resource, with the fields that lists need (§3, Resource). */
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

/** Converts a video for the data service (§7.2). */
export const toVideo = (row: VideoRow) => ({
  id: row.slug,
  title: row.title,
  description: row.description,
  publisher: row.publisher,
  publisherName: row.publisherName,
  durationSeconds: row.duration,
  imageURL: row.imageUri,
  videoURL: row.videoUri,
  footage: row.footage,
  startDate: row.publishedAt.toISOString(),
});
