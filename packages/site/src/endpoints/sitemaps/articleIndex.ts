import { createQuery, queryTypes, type QueryResultOf, type ContentError } from '@masthead/graphql-ops';
import type { Site } from '../../framework/site';

/** An article as site maps list it. */
export type IndexEntry = QueryResultOf<'article-index'>['getArticleIndex']['entries'][number];
type Entries = { ok: true; value: IndexEntry[] } | { ok: false; error: ContentError };

/** The content service gives this many at once. */
const atOnce = 1_000;

/**
 * Answers of the index are large and read once for each site map, which is cached itself:
 * they stay out of the query cache.
 */
const askIndex = (site: string, after: string | undefined) =>
  createQuery('custom', () => ({
    document: queryTypes['article-index'].document,
    variables: { site, limit: atOnce, ...(after && { after }) },
    tags: ['article-index'],
  }));

/** A range of articles in one sitemap file. */
export type Stretch = {
  /** How many of the newest to pass over. */
  skip: number;
  take: number;
  /** Entries published before this instant end the list. */
  since?: Date;
};

/**
 * A stretch of the articles' index, newest first. It walks by key, so that article 100,000 costs what the first one does.
 * One part that cannot be had spoils the whole: half a site map would tell search engines that the rest is gone.
 */
export const articleEntries = async (site: Site, { skip, take, since }: Stretch): Promise<Entries> => {
  const entries: IndexEntry[] = [];
  let passed = 0;
  let after: string | undefined;
  do {
    const { index } = await site.content.query({
      route: 'sitemap',
      parts: { index: askIndex(site.brand.site, after) },
    });
    if (!index.ok) return index;
    const { entries: part, nextAfter } = index.value.getArticleIndex;
    const recent = since ? part.filter(({ pubDate }) => new Date(pubDate) >= since) : part;
    entries.push(...recent.slice(Math.max(0, skip - passed)));
    passed += part.length;
    after = recent.length === part.length ? (nextAfter ?? undefined) : undefined;
  } while (after && entries.length < take);
  return { ok: true, value: entries.slice(0, take) };
};
