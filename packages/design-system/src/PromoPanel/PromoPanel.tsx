import { toDecorative, Picture } from '../Picture/Picture';
import { stretchedLink, stretchedLinkArea } from '../styles/stretchedLink.css';
import type { Picture as PictureData } from '../types/story';
import * as styles from './PromoPanel.css';

/** §3, promotional listing. */
export type Promotion = { type: string; title: string; description?: string; url?: string; image?: PictureData };

export type PromoPanelProps = { promotion: Promotion; headingLevel?: 2 | 3 };

/** A house promotion in the rail: an event, a subscription, a call for nominations. Not for paid ads. */
export const PromoPanel = ({ promotion, headingLevel = 2 }: PromoPanelProps) => {
  const Heading = `h${headingLevel}` as const;
  const { type, title, description, url, image } = promotion;
  return (
    <section
      className={`${stretchedLinkArea} ${image ? styles.withPicture : styles.root}`}
      aria-label={title}
      data-print="hide"
    >
      <div>
        <p className={styles.label}>{type}</p>
        <Heading className={styles.title}>
          {url ? (
            <a className={stretchedLink} href={url}>
              {title}
            </a>
          ) : (
            title
          )}
        </Heading>
        {description && <p className={styles.text}>{description}</p>}
      </div>
      {image && (
        <div className={styles.picture}>
          <Picture image={toDecorative(image)} aspect="natural" sizes="84px" />
        </div>
      )}
    </section>
  );
};
