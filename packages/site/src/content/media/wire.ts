import type { AnswerOf } from '@masthead/graphql-ops';

/** A podcast episode in a stream, as the content service returns it. */
export type WirePodcast = AnswerOf<'podcast-stream'>['getPodcastStream']['contents'][number];
/** A webcast in a stream, as the content service returns it. */
export type WireWebcast = AnswerOf<'webcast-stream'>['getWebcastStream']['contents'][number];
