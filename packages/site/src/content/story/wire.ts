import type { QueryResultOf } from '@masthead/graphql-ops';

// Types of the content service's responses, by the part that a mapper reads. Screens use view types instead.

/** A stream with its articles. */
export type WireStream = NonNullable<QueryResultOf<'stream'>['getContentStream']>;
/** Articles of a slim stream. */
export type WirePosts = NonNullable<QueryResultOf<'stream-slim'>['getContentStream']>['contents'];
/** Market groups. */
export type WireGroups = QueryResultOf<'market-groups'>['getMarketGroups'];
/** Categories. */
export type WireCategories = QueryResultOf<'categories'>['getCategories'];
/** Trending articles. */
export type WireTrending = QueryResultOf<'trending-articles'>;
type WireArticleAndBook = NonNullable<QueryResultOf<'article-books'>['getContentAndBook']>;
/** An article. */
export type WireArticle = WireArticleAndBook['article'];
/** The book of an article. */
export type WireBook = WireArticleAndBook['book'];
/** A related article. */
export type WireRelated = QueryResultOf<'you-might-like'>['getYouMayLikeForContent'][number];
/** A package by position. */
export type WirePosition = QueryResultOf<'package-by-position'>;
/** The fields of a story that lists read. */
export type WireTeaser = NonNullable<WirePosition['getPackageByPosition']>['articles'][number];
/** Search results. */
export type WireSearch = QueryResultOf<'fcs-search'>['getArticleSearch'];
/** A static page. */
export type WireStaticPage = NonNullable<QueryResultOf<'static-page'>['getStaticPage']>;
