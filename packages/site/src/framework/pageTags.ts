import { getCacheTags } from '@masthead/graphql-ops';
import { unstable_cache } from 'next/cache';
import { partnersTag, type PartnerMethods } from '../content/partners/partnerClient';
import type { Site } from './site';

/** The cache tag of all pages of a brand. */
export const brandTag = (brand: string): string => `brand:${brand}`;

/**
 * Adds cache tags to the page that is being rendered. Next tags pages only through its own cached calls, which the
 * query cache does not make, so this makes an empty one.
 */
const tagPage = async (tags: readonly string[]): Promise<void> => {
  await unstable_cache(async () => true, ['page-tags', ...tags], { tags: [...tags] })();
};

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

/** The site of a cached page: each request adds the tags by which the page is purged (HOUSE, page cache). */
export const withPageTags = <AnySite extends Site>(site: AnySite): AnySite => ({
  ...site,
  partners: {
    ...withPartnerTags(site.partners),
    withSignal: (signal) => withPartnerTags(site.partners.withSignal(signal)),
  },
  content: {
    ...site.content,
    query: async (request) => {
      const tags = [brandTag(site.brand.key), ...Object.values(request.parts).flatMap(getCacheTags)];
      await tagPage([...new Set(tags)]);
      return site.content.query(request);
    },
  },
});
