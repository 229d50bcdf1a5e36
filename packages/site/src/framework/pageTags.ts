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
const retrySeconds = 30;

/** Shortens the lifetime of the page that is being rendered. */
const shortenLifetime = async (): Promise<void> => {
  await unstable_cache(async () => true, ['page-lifetime'], { revalidate: retrySeconds })();
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
