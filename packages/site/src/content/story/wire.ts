import type { QueryResultOf } from '@masthead/graphql-ops';

// Types of the content service's responses, by the part that a mapper reads. Screens use view types instead.

export type WireStream = NonNullable<QueryResultOf<'stream'>['getContentStream']>;
export type WirePosts = NonNullable<QueryResultOf<'stream-slim'>['getContentStream']>['contents'];
export type WireGroups = QueryResultOf<'market-groups'>['getMarketGroups'];
export type WireCategories = QueryResultOf<'categories'>['getCategories'];
export type WireTrending = QueryResultOf<'trending-articles'>;
type WireArticleAndBook = NonNullable<QueryResultOf<'article-books'>['getContentAndBook']>;
export type WireArticle = WireArticleAndBook['article'];
export type WireBook = WireArticleAndBook['book'];
export type WireRelated = QueryResultOf<'you-might-like'>['getYouMayLikeForContent'][number];
export type WirePosition = QueryResultOf<'package-by-position'>;
/** The fields of a story that lists read. */
export type WireTeaser = NonNullable<WirePosition['getPackageByPosition']>['articles'][number];
export type WireSearch = QueryResultOf<'fcs-search'>['getArticleSearch'];
export type WireStaticPage = NonNullable<QueryResultOf<'static-page'>['getStaticPage']>;
