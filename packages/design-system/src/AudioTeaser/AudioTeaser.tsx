import { Icon } from '../Icon/Icon';
import { toDecorative, Picture } from '../Picture/Picture';
import { stretchedLink, stretchedLinkArea } from '../styles/stretchedLink.css';
import type { HeadingLevel } from '../types/content';
import type { Picture as PictureData } from '../types/story';
import * as styles from './AudioTeaser.css';

export type AudioTeaserProps = {
  /** Kind of recording: "Podcast", "Webcast". */
  kind: string;
  title: string;
  url: string;
  image?: PictureData;
  /** "34 min · Nov. 20", "Live Dec. 2, 1:00 p.m. ET". */
  detail?: string;
  headingLevel: HeadingLevel;
};

/** A podcast or webcast with its square picture. */
export const AudioTeaser = ({ kind, title, url, image, detail, headingLevel }: AudioTeaserProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={image ? `${stretchedLinkArea} ${styles.root}` : stretchedLinkArea}>
      {image && (
        <div className={styles.picture}>
          <Picture image={toDecorative(image)} aspect="1:1" sizes="96px" />
          <span className={styles.play}>
            <Icon name="play" size="small" />
          </span>
        </div>
      )}
      <div>
        <p className={styles.kind}>{kind}</p>
        <Heading className={styles.title}>
          <a className={stretchedLink} href={url}>
            {title}
          </a>
        </Heading>
        {detail && <p className={styles.meta}>{detail}</p>}
      </div>
    </article>
  );
};
