import { env } from '../../env';
import { providerFiles } from './providerFiles';

/** Recordings at the site's own origin (SPEC §3, Podcast item), in stretches too: players seek by them. */
export const audioRoute = () =>
  providerFiles({
    endpoint: env.AUDIO_URL,
    variable: 'AUDIO_URL',
    kind: 'recording',
    asks: ['range', 'if-range', 'if-none-match'],
    tells: [
      'content-type',
      'content-length',
      'content-range',
      'accept-ranges',
      'cache-control',
      'etag',
      'last-modified',
    ],
  });
