import { statements } from './statements.ts';

/**
 * Data of an episode's recording for feeds: type, bytes and duration, which is shorter than the episode's for a
 * preview.
 */
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
