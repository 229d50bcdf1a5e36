import { readOptions } from '../behaviors/behavior';
import type { Behavior } from '../behaviors/connectBehaviors';

/** Options of the play button: an HLS playlist among the sources. */
export type PlayOptions = { playlist?: { src: string; type: string } };

/**
 * A large button over the poster that starts the video before it. Nothing loads before the first press: not the video, and
 * not the code for HLS playlists, which most browsers play themselves.
 */
export const playVideo: Behavior = (root, signal) => {
  const { playlist } = readOptions<PlayOptions>(root);
  const video = root.parentElement?.querySelector('video');
  const button = root.querySelector('button');
  const failure = root.querySelector<HTMLElement>('[role="alert"]');
  if (!video?.paused || !button || !failure) return;
  /** A press before the start of the video is ignored: it would load a playlist twice. */
  const state = { isStarting: false };

  const fail = (): void => {
    button.hidden = true;
    failure.hidden = false;
  };

  const play = async (): Promise<void> => {
    if (state.isStarting) return;
    state.isStarting = true;
    video.controls = true;
    try {
      if (playlist && video.canPlayType(playlist.type) === '') {
        const { loadPlaylist } = await import('./loadPlaylist');
        await loadPlaylist(video, playlist.src);
      }
      video.focus({ preventScroll: true });
      await video.play();
    } catch (error) {
      // A pause before the start is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      fail();
    } finally {
      state.isStarting = false;
    }
  };

  // The browser's controls would cover the poster below the button.
  video.controls = false;
  button.hidden = false;
  button.addEventListener('click', () => void play(), { signal });
  // Without a source that can be played, a browser waits for another one: `play` neither starts nor fails.
  video.querySelector('source:last-of-type')?.addEventListener('error', () => state.isStarting && fail(), { signal });
  video.addEventListener('play', () => void (button.hidden = true), { signal });
};
