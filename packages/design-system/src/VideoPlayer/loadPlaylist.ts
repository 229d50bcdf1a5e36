import type HlsPlayer from 'hls.js';

/**
 * Plays an HLS playlist in a browser that does not play it itself. The code has 120 KB (gzip), which is why it loads
 * here and not before. Throws if the browser has no Media Source Extensions.
 */
export const loadPlaylist = async (element: HTMLVideoElement, src: string): Promise<void> => {
  // @ts-expect-error -- The light build, without subtitles and other audio tracks, has the types of the whole one.
  const { default: Hls }: { default: typeof HlsPlayer } = await import('hls.js/light');
  if (!Hls.isSupported()) throw new Error('This browser plays no HLS playlists.');
  // A worker would need blob: in the content security policy.
  const player = new Hls({ enableWorker: false });
  await new Promise<void>((resolve, reject) => {
    player.once(Hls.Events.MANIFEST_PARSED, () => resolve());
    player.once(Hls.Events.ERROR, (_, { fatal, details }) => {
      if (fatal) reject(new Error(`The playlist cannot be played (${details}).`));
    });
    player.loadSource(src);
    player.attachMedia(element);
  });
};
