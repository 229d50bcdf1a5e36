import type { AnswerOf } from '@masthead/graphql-ops';

// Types of the content service's responses, by the part that a mapper reads. Screens use view types instead.

export type WireStream = NonNullable<AnswerOf<'stream'>['getContentStream']>;
export type WirePosts = NonNullable<AnswerOf<'stream-slim'>['getContentStream']>['contents'];
export type WireGroups = AnswerOf<'market-groups'>['getMarketGroups'];
export type WireCategories = AnswerOf<'categories'>['getCategories'];
export type WireTrending = AnswerOf<'trending-articles'>;
type WireArticleAndBook = NonNullable<AnswerOf<'article-books'>['getContentAndBook']>;
export type WireArticle = WireArticleAndBook['article'];
export type WireBook = WireArticleAndBook['book'];
export type WireRelated = AnswerOf<'you-might-like'>['getYouMayLikeForContent'][number];
export type WirePosition = AnswerOf<'package-by-position'>;
/** The fields of a story that lists read. */
export type WireTeaser = NonNullable<WirePosition['getPackageByPosition']>['articles'][number];
export type WireSearch = AnswerOf<'fcs-search'>['getArticleSearch'];
export type WireStaticPage = NonNullable<AnswerOf<'static-page'>['getStaticPage']>;
