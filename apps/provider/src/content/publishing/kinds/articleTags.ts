/** Cache tags of all lists with articles: an article may also have left a stream or package. */
export const articleListTags = [
  'type:stream',
  'type:stream-feed',
  'type:stream-slim',
  'type:section-front',
  'type:package',
  'type:package-by-position',
  'deals',
  'article-index',
  'search',
] as const;

/** Cache tags of further lists that may name an article. */
export const relatedArticleTags = [
  'type:trending-articles',
  'type:you-might-like',
  'type:related-kind',
  'type:dig-deeper',
] as const;

/** Cache tags of all pages that name categories and their channels. */
export const categoryNameTags = [
  'categories',
  'type:article',
  'type:article-books',
  ...articleListTags,
  ...relatedArticleTags,
] as const;
