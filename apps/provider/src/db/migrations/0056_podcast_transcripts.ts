import { statements } from './statements.ts';

/** Transcripts of podcast episodes. */
export const podcastTranscripts = statements(
  ['alter table podcasts add column transcript text'],
  ['alter table podcasts drop column transcript'],
);
