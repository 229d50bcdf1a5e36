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

/** What a cache has to know about a document: its tags, and whether it shows results from before an outage. */
export type CacheFacts = { tags: Set<string>; results: 'current' | 'old' };

/** Returns a site whose queries note the cache facts of the document that sends them (§2.9). */
export const noteCacheFacts = <AnySite extends Site>(site: AnySite, facts: CacheFacts): AnySite => {
  const onStaleIfError = async (): Promise<void> => void (facts.results = 'old');
  const notePartners = (partners: PartnerMethods): PartnerMethods => {
    const note =
      <Parameters extends unknown[], Result>(call: (...parameters: Parameters) => Promise<Result>) =>
      (...parameters: Parameters): Promise<Result> => {
        facts.tags.add(partnersTag);
        return call(...parameters);
      };
    return {
      publishers: note(partners.publishers),
      publisher: note(partners.publisher),
      resources: note(partners.resources),
      topics: note(partners.topics),
      videos: note(partners.videos),
    };
  };
  return {
    ...site,
    partners: {
      ...notePartners(site.partners.withOptions({ onStaleIfError })),
      withOptions: (options) => notePartners(site.partners.withOptions({ ...options, onStaleIfError })),
    },
    content: {
      ...site.content,
      query: (request) => {
        facts.tags.add(brandTag(site.brand.key));
        for (const tag of Object.values(request.parts).flatMap(getCacheTags)) facts.tags.add(tag);
        return site.content.query({ ...request, onStaleIfError });
      },
    },
  };
};

/** Wraps a call so that it tags the page first. */
const tagPageBefore =
  <Parameters extends unknown[], Result>(tag: string, call: (...parameters: Parameters) => Promise<Result>) =>
  async (...parameters: Parameters): Promise<Result> => {
    await tagPage([tag]);
    return call(...parameters);
  };

const withPartnerTags = ({ publishers, publisher, resources, topics, videos }: PartnerMethods): PartnerMethods => ({
  publishers: tagPageBefore(partnersTag, publishers),
  publisher: tagPageBefore(partnersTag, publisher),
  resources: tagPageBefore(partnersTag, resources),
  topics: tagPageBefore(partnersTag, topics),
  videos: tagPageBefore(partnersTag, videos),
});

/**
 * Returns a site whose queries tag the page that sends them, so that the page is purged with its data (§2.9). A page
 * with results from before an outage is rendered again soon: the purge that its data missed is over.
 */
export const withPageTags = <AnySite extends Site>(site: AnySite): AnySite => ({
  ...site,
  partners: {
    ...withPartnerTags(site.partners.withOptions({ onStaleIfError: shortenLifetime })),
    withOptions: (options) =>
      withPartnerTags(site.partners.withOptions({ ...options, onStaleIfError: shortenLifetime })),
  },
  content: {
    ...site.content,
    query: async (request) => {
      const tags = [brandTag(site.brand.key), ...Object.values(request.parts).flatMap(getCacheTags)];
      await tagPage([...new Set(tags)]);
      return site.content.query({ ...request, onStaleIfError: shortenLifetime });
    },
  },
});
