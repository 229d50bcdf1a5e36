import type { AnswerOf } from '@masthead/graphql-ops';

export type WirePodcast = AnswerOf<'podcast-stream'>['getPodcastStream']['contents'][number];
export type WireWebcast = AnswerOf<'webcast-stream'>['getWebcastStream']['contents'][number];
