import { statements } from './statements.ts';

/** What a feed must say of an episode's recording: its type, its bytes and how long it plays, which may be less than the episode. */
export const recordings = statements(
  [
    'alter table podcasts add column audio_type text, add column audio_bytes integer, add column audio_seconds integer',
    'create index podcasts_by_recording on podcasts (audio_url) where audio_url is not null',
  ],
  [
    'drop index podcasts_by_recording',
    'alter table podcasts drop column audio_type, drop column audio_bytes, drop column audio_seconds',
  ],
);
