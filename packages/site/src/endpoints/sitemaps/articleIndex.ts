import { createQuery, queryTypes, type QueryResultOf, type ContentError } from '@masthead/graphql-ops';
import type { Site } from '../../framework/site';

/** An article in sitemaps. */
export type IndexEntry = QueryResultOf<'article-index'>['getArticleIndex']['entries'][number];
type Entries = { ok: true; value: IndexEntry[] } | { ok: false; error: ContentError };

/** Page size of the content service. */
const atOnce = 1_000;

/** Results of the index are large and each sitemap is cached itself, so they bypass the query cache. */
const fetchIndexPage = (site: string, after: string | undefined) =>
  createQuery('custom', () => ({
    document: queryTypes['article-index'].document,
    variables: { site, limit: atOnce, ...(after && { after }) },
    tags: ['article-index'],
  }));

/** A range of articles in one sitemap file. */
export type Stretch = {
  /** Number of newest articles to skip. */
  skip: number;
  take: number;
  /** Entries published before this instant end the list. */
  since?: Date;
};

/**
 * A range of the article index, newest first. Keyset pagination makes article 100,000 as cheap as the first. Fails as a
 * whole: an incomplete sitemap would tell search engines that articles are gone.
 */
export const articleEntries = async (site: Site, { skip, take, since }: Stretch): Promise<Entries> => {
  const entries: IndexEntry[] = [];
  let passed = 0;
  let after: string | undefined;
  do {
    const { index } = await site.content.query({
      route: 'sitemap',
      parts: { index: fetchIndexPage(site.brand.site, after) },
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
