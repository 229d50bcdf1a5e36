import type { CSSProperties } from 'react';
import { EmbedFrame } from '../EmbedFrame/EmbedFrame.client';
import { toDecorative, Picture } from '../Picture/Picture';
import type { Picture as PictureData } from '../types/story';
import type { Footage } from './footage';
import { VideoFile } from './VideoFile.client';
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
};

/** The ratio of a video of unknown size. */
const usualRatio = 16 / 9;

const getRatio = ({ width, height }: Footage): number => (width && height ? width / height : usualRatio);

/** A video with its poster; its place has its size before anything loads. There is no player without footage. */
export const VideoPlayer = ({ title, footage, address, poster, duration, transcript = [] }: VideoPlayerProps) => (
  <figure>
    <div className={styles.backdrop}>
      <div className={styles.frame} style={{ '--video-ratio': getRatio(footage).toFixed(4) } as CSSProperties}>
        {footage.kind === 'embed' ? (
          <EmbedFrame
            src={footage.src}
            title={title}
            aspect="parent"
            action="Play"
            {...(duration && { duration })}
            poster={
              poster && (
                <Picture
                  image={toDecorative(poster)}
                  aspect="fill"
                  sizes="(min-width: 1024px) 960px, 100vw"
                  loading="first"
                />
              )
            }
          />
        ) : (
          <VideoFile
            title={title}
            sources={footage.sources}
            captions={footage.captions}
            {...(duration && { duration })}
            {...(poster && { poster: poster.src })}
          />
        )}
      </div>
    </div>
    <p className={styles.address}>
      Video: {title}. Watch it at {address}
    </p>
    <figcaption className={styles.caption}>
      <span>{title}</span>
      {duration && <span>{duration}</span>}
    </figcaption>
    {transcript.length > 0 && (
      <details className={styles.transcript}>
        <summary className={styles.summary}>What the video shows</summary>
        {transcript.map((paragraph) => (
          <p key={paragraph} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
      </details>
    )}
  </figure>
);
