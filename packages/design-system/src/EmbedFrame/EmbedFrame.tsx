import type { ReactNode } from 'react';
import { embedTexts } from '@masthead/texts/article';
import { EmbedButton } from './EmbedButton.client';
import { getEmbedHost } from './embedRules';
import * as styles from './EmbedFrame.css';

export type EmbedFrameProps = {
  src: string;
  /** Title of the embed for screen readers. */
  title: string;
  aspect?: keyof typeof styles.root;
  /** The poster, a `Picture`, until the embed is requested. */
  poster?: ReactNode;
  /** What the button does, as its label says. */
  action?: 'play' | 'show';
  /** Length of a video: "3:34". */
  duration?: string;
};

/**
 * Third-party content, loaded only when the reader requests it: before that no third party learns of the visit. Without
 * scripts there is a link to it.
 */
export const EmbedFrame = ({ src, title, aspect = '16:9', poster, action = 'show', duration }: EmbedFrameProps) => {
  const host = getEmbedHost(src);
  if (!host) return null;
  return (
    <div className={styles.root[aspect]}>
      {poster && <div className={styles.layer}>{poster}</div>}
      <div className={styles.question}>
        <div className={styles.panel}>
          <EmbedButton src={src} title={title} action={embedTexts[action]} {...(duration && { duration })} />
          <p className={styles.note}>{embedTexts.note(host)}</p>
          <a className={styles.outside} href={src} target="_blank" rel="noopener nofollow">
            {embedTexts.openAt(host)}
          </a>
        </div>
      </div>
    </div>
  );
};
