import type { QueryResultOf } from '@masthead/graphql-ops';

/** A podcast episode in a stream, as the content service returns it. */
export type WirePodcast = QueryResultOf<'podcast-stream'>['getPodcastStream']['contents'][number];
/** A podcast episode on its own page, with its transcript. */
export type WireEpisode = NonNullable<QueryResultOf<'podcast'>['getPodcast']>;
/** A webcast in a stream, as the content service returns it. */
export type WireWebcast = QueryResultOf<'webcast-stream'>['getWebcastStream']['contents'][number];
/** A webcast on its own page, with the files of its recording. */
export type WireRecordedWebcast = NonNullable<QueryResultOf<'webcast'>['getWebcast']>;
