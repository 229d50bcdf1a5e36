import { cacheTags } from '@masthead/graphql-ops';
import { unstable_cache } from 'next/cache';
import { partnersTag, type PartnerQuestions } from '../content/partners/partnerClient';
import type { Site } from './site';

/** The tag that every page of a brand carries. */
export const brandTag = (brand: string): string => `brand:${brand}`;

/**
 * Ties the page that is being made to tags. Next tags pages by the cached calls they make;
 * answers of the query cache are none, so this makes one with nothing in it.
 */
const tagPage = async (tags: readonly string[]): Promise<void> => {
  await unstable_cache(async () => true, ['page-tags', ...tags], { tags: [...tags] })();
};

const withTag =
  <Parameters extends unknown[], Answer>(tag: string, call: (...parameters: Parameters) => Promise<Answer>) =>
  async (...parameters: Parameters): Promise<Answer> => {
    await tagPage([tag]);
    return call(...parameters);
  };

const withPartnerTags = ({ publishers, publisher, resources, topics, videos }: PartnerQuestions): PartnerQuestions => ({
  publishers: withTag(partnersTag, publishers),
  publisher: withTag(partnersTag, publisher),
  resources: withTag(partnersTag, resources),
  topics: withTag(partnersTag, topics),
  videos: withTag(partnersTag, videos),
});

/** The site as a cached page sees it: what it asks for is what it can be purged by (HOUSE, page cache). */
export const withPageTags = <AnySite extends Site>(site: AnySite): AnySite => ({
  ...site,
  partners: { ...withPartnerTags(site.partners), until: (signal) => withPartnerTags(site.partners.until(signal)) },
  content: {
    ...site.content,
    query: async (request) => {
      const tags = new Set([brandTag(site.brand.key), ...Object.values(request.parts).flatMap(cacheTags)]);
      await tagPage([...tags]);
      return site.content.query(request);
    },
  },
});
