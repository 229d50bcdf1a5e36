import type { ReactNode } from 'react';
import { videoTexts } from '@masthead/texts/article';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './VideoMark.css';

export type VideoMarkProps = {
  /** Whether the picture represents a video, and its length: "0:20". A story without footage has none. */
  video: { duration?: string } | undefined;
  children: ReactNode;
};

/** The mark of a video on the picture of a teaser. */
export const VideoMark = ({ video, children }: VideoMarkProps) =>
  video ? (
    <div className={styles.area}>
      {children}
      <span className={styles.mark}>
        <Icon name="play" size="small" />
        {video.duration ? (
          <>
            <VisuallyHidden>{videoTexts.before} </VisuallyHidden>
            {video.duration}
          </>
        ) : (
          videoTexts.video
        )}
      </span>
    </div>
  ) : (
    children
  );
