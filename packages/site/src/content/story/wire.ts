import type { AnswerOf } from '@masthead/graphql-ops';

// Types of the content service's responses, by the part that a mapper reads. Screens use view types instead.

/** A stream with its articles. */
export type WireStream = NonNullable<AnswerOf<'stream'>['getContentStream']>;
/** Articles of a slim stream. */
export type WirePosts = NonNullable<AnswerOf<'stream-slim'>['getContentStream']>['contents'];
/** Market groups. */
export type WireGroups = AnswerOf<'market-groups'>['getMarketGroups'];
/** Categories. */
export type WireCategories = AnswerOf<'categories'>['getCategories'];
/** Trending articles. */
export type WireTrending = AnswerOf<'trending-articles'>;
type WireArticleAndBook = NonNullable<AnswerOf<'article-books'>['getContentAndBook']>;
/** An article. */
export type WireArticle = WireArticleAndBook['article'];
/** The book of an article. */
export type WireBook = WireArticleAndBook['book'];
/** A related article. */
export type WireRelated = AnswerOf<'you-might-like'>['getYouMayLikeForContent'][number];
/** A package by position. */
export type WirePosition = AnswerOf<'package-by-position'>;
/** The fields of a story that lists read. */
export type WireTeaser = NonNullable<WirePosition['getPackageByPosition']>['articles'][number];
/** Search results. */
export type WireSearch = AnswerOf<'fcs-search'>['getArticleSearch'];
/** A static page. */
export type WireStaticPage = NonNullable<AnswerOf<'static-page'>['getStaticPage']>;
