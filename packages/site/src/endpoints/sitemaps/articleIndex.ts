import { createQuery, queryTypes, type QueryResultOf, type ContentError } from '@masthead/graphql-ops';
import type { Site } from '../../framework/site';

export type ArticleEntry = QueryResultOf<'article-index'>['getArticleIndex']['entries'][number];
type Entries = { ok: true; value: ArticleEntry[] } | { ok: false; error: ContentError };

/** The largest page of the content service. */
const pageSize = 1_000;

/** Results of the index are large and each sitemap is cached itself, so they bypass the query cache. */
const fetchIndexPage = (site: string, after: string | undefined) =>
  createQuery('custom', () => ({
    document: queryTypes['article-index'].document,
    variables: { site, limit: pageSize, ...(after && { after }) },
    tags: ['article-index'],
  }));

/** A range of articles in one sitemap file. */
export type ArticleRange = {
  /** Number of newest articles to skip. */
  skip: number;
  take: number;
  /** Entries published before this instant end the list. */
  since?: Date;
};

/** Reads a range of the article index. Fails as a whole: an incomplete sitemap means removed articles. */
export const readArticleEntries = async (site: Site, { skip, take, since }: ArticleRange): Promise<Entries> => {
  const entries: ArticleEntry[] = [];
  let readCount = 0;
  let after: string | undefined;
  do {
    const { index } = await site.content.query({
      route: 'sitemap',
      parts: { index: fetchIndexPage(site.brand.site, after) },
    });
    if (!index.ok) return index;
    const { entries: page, nextAfter } = index.value.getArticleIndex;
    const recent = since ? page.filter(({ pubDate }) => new Date(pubDate) >= since) : page;
    entries.push(...recent.slice(Math.max(0, skip - readCount)));
    readCount += page.length;
    after = recent.length === page.length ? (nextAfter ?? undefined) : undefined;
  } while (after && entries.length < take);
  return { ok: true, value: entries.slice(0, take) };
};
