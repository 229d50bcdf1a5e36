'use client';
import { useEffect, useRef, useState } from 'react';
import { playTexts } from '@masthead/texts/players';
import { Button } from '../Button/Button';
import { ControlIcon } from '../Icon/ControlIcon';
import { loadPlaylist } from './loadPlaylist';
import * as styles from './VideoPlayer.css';

export type PlayButtonProps = {
  /** Name of the video: its title and length. */
  name: string;
  /** "3:34". */
  duration?: string;
  /** An HLS playlist among the sources. */
  playlist?: { src: string; type: string };
  /** Address of the file, for readers whose browser cannot play it. */
  file: string;
};

/**
 * `plain`: the browser's controls only, before hydration. `waiting`: the button only. `failed`: no source can be
 * played.
 */
type State = 'plain' | 'waiting' | 'started' | 'failed';

const findVideo = (marker: Element | null): HTMLVideoElement | undefined =>
  marker?.parentElement?.querySelector('video') ?? undefined;

/**
 * Starts the video beside it. Nothing loads before the first press: not the video, and not the code for HLS playlists,
 * which most browsers play themselves. The video is outside: React would move a lazy part of its size to the end of the
 * document.
 */
export const PlayOnPress = ({ name, duration, playlist, file }: PlayButtonProps) => {
  const marker = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<State>('plain');
  /** A press before the start of the video is ignored: it would load a playlist twice. */
  const isStarting = useRef(false);

  useEffect(() => {
    const video = findVideo(marker.current);
    if (!video?.paused) return;
    // The browser's controls would cover the poster below the button.
    video.controls = false;
    setState('waiting');
    const markStarted = () => setState('started');
    video.addEventListener('play', markStarted);
    return () => video.removeEventListener('play', markStarted);
  }, []);

  const play = async (): Promise<void> => {
    const video = findVideo(marker.current);
    if (!video || isStarting.current) return;
    isStarting.current = true;
    video.controls = true;
    try {
      if (playlist && video.canPlayType(playlist.type) === '') await loadPlaylist(video, playlist.src);
      video.focus({ preventScroll: true });
      await video.play();
    } catch (error) {
      // A pause before the start is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setState('failed');
    } finally {
      isStarting.current = false;
    }
  };

  return (
    <span ref={marker} className={styles.start}>
      {state === 'waiting' && (
        <Button look="accent" aria-label={playTexts.playNamed(name)} onClick={() => void play()}>
          <ControlIcon name="play" size="small" />
          {duration ?? playTexts.play}
        </Button>
      )}
      {state === 'failed' && (
        <span role="alert" className={styles.message}>
          {playTexts.failed} <a href={file}>{playTexts.openFile}</a>
        </span>
      )}
    </span>
  );
};
