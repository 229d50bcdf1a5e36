'use client';
import { type ReactNode, useState } from 'react';
import { Button } from '../Button/Button';
import { ControlIcon } from '../Icon/ControlIcon';
import { getEmbedHost, getEmbedSandbox } from './embedRules';
import * as styles from './EmbedFrame.css';

export type EmbedFrameProps = {
  src: string;
  /** Title of the embed for screen readers. */
  title: string;
  aspect?: keyof typeof styles.root;
  /** The poster, a `Picture`, until the embed is requested. */
  poster?: ReactNode;
  /** Label of the button. */
  action?: 'Play' | 'Show';
  /** Length of a video: "3:34". */
  duration?: string;
};

/** Third-party content, loaded only when the reader requests it: before that no third party learns of the visit. */
export const EmbedOnRequest = ({ src, title, aspect = '16:9', poster, action = 'Show', duration }: EmbedFrameProps) => {
  const [wanted, setWanted] = useState(false);
  const host = getEmbedHost(src);
  if (!host) return null;
  if (wanted) {
    return (
      <div className={styles.root[aspect]}>
        <iframe
          className={styles.iframe}
          src={src}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox={getEmbedSandbox(src, window.location.origin)}
        />
      </div>
    );
  }
  return (
    <div className={styles.root[aspect]}>
      {poster && <div className={styles.layer}>{poster}</div>}
      <div className={styles.question}>
        <div className={styles.panel}>
          <Button
            look="ink"
            onClick={() => setWanted(true)}
            aria-label={`${action}: ${[title, duration].filter(Boolean).join(', ')}`}
          >
            {action === 'Play' && <ControlIcon name="play" size="small" />}
            {action}
            {duration && ` ${duration}`}
          </Button>
          <p className={styles.note}>This comes from {host}, which may set cookies of its own.</p>
          <a className={styles.outside} href={src} target="_blank" rel="noopener nofollow">
            Open it at {host}
          </a>
        </div>
      </div>
    </div>
  );
};
