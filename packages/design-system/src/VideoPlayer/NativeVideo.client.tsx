'use client';
import { useEffect, useRef, useState } from 'react';
import { ControlIcon } from '../Icon/ControlIcon';
import { findPlaylist, type VideoCaptions, type VideoSource } from './footage';
import { loadPlaylist } from './loadPlaylist';
import * as styles from './VideoPlayer.css';

export type VideoFileProps = {
  title: string;
  /** "3:34". */
  duration?: string;
  /** Address of the poster. */
  poster?: string;
  sources: readonly VideoSource[];
  captions: readonly VideoCaptions[];
};

/** `plain`: the browser's controls only, as without scripts. `failed`: no source can be played. */
type State = 'plain' | 'waiting' | 'started' | 'failed';

/**
 * A video with the browser's controls, and until it has started a large button. Nothing loads before the first press: not
 * the video, and not the code for HLS playlists, which most browsers play themselves.
 */
export const NativeVideo = ({ title, duration, poster, sources, captions }: VideoFileProps) => {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<State>('plain');
  const name = [title, duration].filter(Boolean).join(', ');
  const playlist = findPlaylist(sources);

  useEffect(() => setState('waiting'), []);

  const play = async (): Promise<void> => {
    const element = video.current;
    if (!element) return;
    try {
      if (playlist && element.canPlayType(playlist.type ?? '') === '') await loadPlaylist(element, playlist.src);
      element.focus();
      await element.play();
    } catch (error) {
      // A pause before the start is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setState('failed');
    }
  };

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are content; an empty track would add an empty menu. */}
      <video
        ref={video}
        className={styles.video}
        poster={poster}
        aria-label={name}
        controls
        preload="none"
        playsInline
        onPlay={() => setState('started')}
      >
        {sources.map(({ src, type, media }) => (
          <source key={src} src={src} type={type} media={media} />
        ))}
        {captions.map(({ src, language, label }, index) => (
          <track key={src} kind="captions" src={src} srcLang={language} label={label} default={index === 0} />
        ))}
      </video>
      {state === 'waiting' && (
        <button className={styles.play} type="button" aria-label={`Play: ${name}`} onClick={() => void play()}>
          <ControlIcon name="play" size="small" />
          {duration ?? 'Play'}
        </button>
      )}
      {state === 'failed' && (
        <p className={styles.problem} role="alert">
          We could not play this video. <a href={sources[0]?.src}>Open the file</a>
        </p>
      )}
    </>
  );
};
