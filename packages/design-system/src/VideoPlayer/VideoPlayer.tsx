import type { CSSProperties } from 'react';
import { videoTexts } from '@masthead/texts/article';
import { playTexts } from '@masthead/texts/players';
import { behavior } from '../behaviors/behavior';
import { Button } from '../Button/Button';
import { EmbedFrame } from '../EmbedFrame/EmbedFrame';
import { ControlIcon } from '../Icon/ControlIcon';
import { toDecorative, Picture } from '../Picture/Picture';
import type { Picture as PictureData } from '../types/story';
import { findPlaylist, type Footage } from './footage';
import type { PlayOptions } from './VideoPlayer.behavior';
import * as styles from './VideoPlayer.css';

export type { Footage, VideoCaptions, VideoSource } from './footage';

export type VideoPlayerProps = {
  title: string;
  footage: Footage;
  /** Address of the page, printed in place of the video. */
  address: string;
  poster?: PictureData;
  /** "3:34". */
  duration?: string;
  /** What is said and shown, in paragraphs. */
  transcript?: readonly string[];
  /** `open` where the video is the whole page. The reader can close it. */
  transcriptState?: 'closed' | 'open';
};

/** The ratio of a video of unknown size. */
const usualRatio = 16 / 9;

const getRatio = ({ width, height }: Footage): number => (width && height ? width / height : usualRatio);

type FileProps = Pick<VideoPlayerProps, 'title' | 'poster' | 'duration'> & {
  footage: Extract<Footage, { kind: 'file' }>;
};

/** The browser's player: complete without scripts. With them, a large button replaces its controls until it starts. */
const VideoFile = ({ title, poster, duration, footage }: FileProps) => {
  const name = [title, duration].filter(Boolean).join(', ');
  const { sources, captions, width, height } = footage;
  const playlist = findPlaylist(sources);
  const options: PlayOptions = playlist ? { playlist: { src: playlist.src, type: playlist.type ?? '' } } : {};
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are content; an empty track would add an empty menu. */}
      <video
        className={styles.video[width && height ? 'known' : 'unknown']}
        poster={poster?.src}
        aria-label={name}
        controls
        preload="none"
        playsInline
      >
        {sources.map(({ src, type, media }) => (
          <source key={`${src} ${media}`} src={src} type={type} media={media} />
        ))}
        {captions.map(({ src, language, label }, index) => (
          <track key={src} kind="captions" src={src} srcLang={language} label={label} default={index === 0} />
        ))}
      </video>
      <span className={styles.start} {...behavior('play-video', options)}>
        <Button look="accent" aria-label={playTexts.playNamed(name)} hidden>
          <ControlIcon name="play" size="small" />
          {duration ?? playTexts.play}
        </Button>
        <span role="alert" className={styles.message} hidden>
          {playTexts.failed} <a href={sources[0]?.src}>{playTexts.openFile}</a>
        </span>
      </span>
    </>
  );
};

/** The player of another site, which loads on a press, above the poster. */
const OtherSite = ({ title, poster, duration, src }: Omit<FileProps, 'footage'> & { src: string }) => (
  <>
    {poster && (
      <div className={styles.poster}>
        <Picture image={toDecorative(poster)} aspect="fill" sizes="(min-width: 1024px) 960px, 100vw" loading="first" />
      </div>
    )}
    <EmbedFrame src={src} title={title} aspect="parent" verb="play" {...(duration && { duration })} />
  </>
);

/** A video with its poster; its place has its size before anything loads. There is no player without footage. */
export const VideoPlayer = ({
  title,
  footage,
  address,
  poster,
  duration,
  transcript = [],
  transcriptState = 'closed',
}: VideoPlayerProps) => {
  const shared = { title, ...(poster && { poster }), ...(duration && { duration }) };
  return (
    <div>
      <figure>
        <div className={styles.frame} style={{ '--video-ratio': getRatio(footage).toFixed(4) } as CSSProperties}>
          {footage.kind === 'embed' ? (
            <OtherSite {...shared} src={footage.src} />
          ) : (
            <VideoFile {...shared} footage={footage} />
          )}
        </div>
        <p className={styles.address}>{videoTexts.watchAt(title, address)}</p>
        <figcaption className={styles.caption}>
          <span>{title}</span>
          {duration && <span>{duration}</span>}
        </figcaption>
      </figure>
      {transcript.length > 0 && (
        <details className={styles.transcript} open={transcriptState === 'open'}>
          <summary className={styles.summary}>{videoTexts.shows}</summary>
          {transcript.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
        </details>
      )}
    </div>
  );
};
