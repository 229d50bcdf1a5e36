import { getCacheTags } from '@masthead/graphql-ops';
import { unstable_cache } from 'next/cache';
import { partnersTag, type PartnerMethods } from '../content/partners/partnerClient';
import type { Site } from './site';

/** The cache tag of all pages of a brand. */
const brandTag = (brand: string): string => `brand:${brand}`;

/**
 * Adds cache tags to the page that is being rendered. Next offers this only to calls of its own data cache, which the
 * query cache does not use, so this caches a constant with the tags.
 */
const tagPage = async (tags: readonly string[]): Promise<void> => {
  await unstable_cache(async () => true, ['page-tags', ...tags], { tags: [...tags] })();
};

/** How long a page with old results is fresh, in s. The service may be back by then, perhaps with a correction. */
export const retrySeconds = 30;

/** Shortens the lifetime of the page that is being rendered. */
const shortenLifetime = async (): Promise<void> => {
  await unstable_cache(async () => true, ['page-lifetime'], { revalidate: retrySeconds })();
};

/** Called with the tags of a query before it is sent, and where a result is from before an outage. */
type QueryNotes = {
  onTags: (tags: readonly string[]) => void | Promise<void>;
  onOldResult: () => void | Promise<void>;
};

/** Returns a site that makes a note of each query. */
const withQueryNotes = <AnySite extends Site>(site: AnySite, { onTags, onOldResult }: QueryNotes): AnySite => {
  const note =
    <Parameters extends unknown[], Result>(call: (...parameters: Parameters) => Promise<Result>) =>
    async (...parameters: Parameters): Promise<Result> => {
      await onTags([partnersTag]);
      return call(...parameters);
    };
  const notePartners = ({ publishers, publisher, resources, topics, videos }: PartnerMethods): PartnerMethods => ({
    publishers: note(publishers),
    publisher: note(publisher),
    resources: note(resources),
    topics: note(topics),
    videos: note(videos),
  });
  return {
    ...site,
    partners: {
      ...notePartners(site.partners.withOptions({ onStaleIfError: onOldResult })),
      withOptions: (options) => notePartners(site.partners.withOptions({ ...options, onStaleIfError: onOldResult })),
    },
    content: {
      ...site.content,
      query: async (request) => {
        await onTags([...new Set([brandTag(site.brand.key), ...Object.values(request.parts).flatMap(getCacheTags)])]);
        return site.content.query({ ...request, onStaleIfError: onOldResult });
      },
    },
  };
};

/** What a cache has to know about a document: its tags, and whether it shows results from before an outage. */
export type CacheFacts = { tags: Set<string>; results: 'current' | 'old' };

/** Returns a site whose queries note the cache facts of the document that sends them (§2.9). */
export const noteCacheFacts = <AnySite extends Site>(site: AnySite, facts: CacheFacts): AnySite =>
  withQueryNotes(site, {
    onTags: (tags) => {
      for (const tag of tags) facts.tags.add(tag);
    },
    onOldResult: () => {
      facts.results = 'old';
    },
  });

/**
 * Returns a site whose queries tag the page that sends them, so that the page is purged with its data (§2.9). A page
 * with results from before an outage is rendered again soon: the purge that its data missed is over.
 */
export const withPageTags = <AnySite extends Site>(site: AnySite): AnySite =>
  withQueryNotes(site, { onTags: tagPage, onOldResult: shortenLifetime });
