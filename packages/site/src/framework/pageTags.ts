import { getCacheTags } from '@masthead/graphql-ops';
import { lifetimeHeader, tagsHeader, toPageTags } from '@masthead/next-runtime/page-tags';
import { partnersTag, type PartnerMethods } from '../content/partners/partnerClient';
import type { Site } from './site';

/** The cache tag of all pages of a brand. */
const brandTag = (brand: string): string => `brand:${brand}`;

/** How long a page with old results is fresh, in s. The service may be back by then, perhaps with a correction. */
const retrySeconds = 30;

/** What a cache has to know about a document: its tags, and whether it shows results from before an outage. */
type CacheFacts = { tags: Set<string>; results: 'current' | 'old' };

/** The facts of a document without queries. */
export const createCacheFacts = (): CacheFacts => ({ tags: new Set(), results: 'current' });

/** Headers for the document cache: seconds and tags. A page with results from an outage is rendered again soon. */
export const toCacheHeaders = (seconds: number, { tags, results }: CacheFacts): Record<string, string> => ({
  [lifetimeHeader]: String(results === 'old' ? Math.min(seconds, retrySeconds) : seconds),
  [tagsHeader]: toPageTags([...tags]).join(' '),
});

/** Returns a site whose queries note the cache facts of the document that sends them (§2.9). */
export const noteCacheFacts = <AnySite extends Site>(site: AnySite, facts: CacheFacts): AnySite => {
  const onStaleIfError = (): void => {
    facts.results = 'old';
  };
  const note =
    <Parameters extends unknown[], Result>(call: (...parameters: Parameters) => Promise<Result>) =>
    (...parameters: Parameters): Promise<Result> => {
      facts.tags.add(partnersTag);
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
      ...notePartners(site.partners.withOptions({ onStaleIfError })),
      withOptions: (options) => notePartners(site.partners.withOptions({ ...options, onStaleIfError })),
    },
    content: {
      ...site.content,
      query: async (request) => {
        const tags = [brandTag(site.brand.key), ...Object.values(request.parts).flatMap(getCacheTags)];
        for (const tag of tags) facts.tags.add(tag);
        return site.content.query({ ...request, onStaleIfError });
      },
    },
  };
};
