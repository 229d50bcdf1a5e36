import type { ReactNode } from 'react';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb';
import type { Link, Picture } from '../types/story';
import * as styles from './PageHeader.css';

export type PageHeaderProps = {
  title: string;
  description?: string;
  /** Home link, then the sections above this page. */
  trail?: readonly Link[];
  /** From the content. An empty `alt` marks it as decorative. */
  picture?: Picture;
  /** `behind`: the picture is the background of the text, below a dark gradient. */
  pictureAt?: 'beside' | 'behind';
  tone?: keyof typeof styles.tone;
  /** SHARE THIS PAGE: `SharePage`. */
  share?: ReactNode;
};

/** The hero of streams, hubs and resource pages (§2.8, page header). It contains the page's `h1`. */
export const PageHeader = ({
  title,
  description,
  trail = [],
  picture,
  pictureAt = 'beside',
  tone: ownTone = 'tint',
  share,
}: PageHeaderProps) => {
  const tone = picture && pictureAt === 'behind' ? 'inverse' : ownTone;
  return (
    <div className={styles.tone[tone]} data-on={tone === 'inverse' ? 'inverse' : undefined}>
      <div className={picture ? `${styles.inner} ${styles.pictured[pictureAt]}` : styles.inner}>
        {picture && (
          <div className={styles.picture[pictureAt]}>
            <img
              className={styles.image[pictureAt]}
              style={picture.position ? { objectPosition: picture.position } : undefined}
              src={picture.src}
              srcSet={picture.srcSet}
              sizes={pictureAt === 'behind' ? '100vw' : '(min-width: 1024px) 46vw, 100vw'}
              width={picture.width}
              height={picture.height}
              alt={picture.alt}
              fetchPriority="high"
            />
            {picture.credit && <p className={styles.credit}>{picture.credit}</p>}
          </div>
        )}
        <div className={styles.text}>
          <Breadcrumb trail={trail} />
          <h1 className={styles.title}>{title}</h1>
          {description && <p className={styles.description}>{description}</p>}
          {share && (
            <div className={styles.actions} data-print="hide">
              {share}
            </div>
          )}
        </div>
      </div>
    </div>
  );
};
