import { Anchor } from '../Anchor/Anchor';
import { Kicker } from '../Kicker/Kicker';
import { Meta } from '../Meta/Meta';
import { toDecorative, Picture } from '../Picture/Picture';
import { Teaser } from '../Teaser/Teaser';
import type { Link, TeaserStory } from '../types/story';
import * as styles from './LeadStory.css';

export type LeadStoryProps = {
  story: TeaserStory;
  /** Related stories below the deck. */
  related?: readonly Link[];
  /** The next three stories. */
  secondary?: readonly TeaserStory[];
};

/** The top story: headline across the page, picture, and the next stories. At most one per page. */
export const LeadStory = ({ story, related = [], secondary = [] }: LeadStoryProps) => {
  const { image } = story;
  const row = secondary.length > 0 ? 'withRail' : 'whole';
  return (
    <article>
      <header className={styles.head}>
        <div className={styles.kicker}>
          <Kicker kicker={story.kicker} />
        </div>
        <h1 className={styles.title}>
          <a className={styles.titleLink} href={story.url}>
            {story.title}
          </a>
        </h1>
      </header>
      <div className={styles.body}>
        {image && (
          <figure className={styles.picture[row]}>
            {/* The title already links here; a second tab stop would be redundant. */}
            <a href={story.url} tabIndex={-1} aria-hidden="true">
              <Picture
                image={toDecorative(image)}
                aspect="5:4"
                sizes={
                  row === 'whole'
                    ? '(min-width: 1360px) 740px, (min-width: 1024px) 54vw, 100vw'
                    : '(min-width: 1360px) 630px, (min-width: 1024px) 46vw, 100vw'
                }
                loading="first"
              />
            </a>
            {image.caption && <figcaption className={styles.caption}>{image.caption}</figcaption>}
          </figure>
        )}
        <div className={image ? styles.text[row] : styles.textAlone}>
          {story.summary && <p className={styles.deck}>{story.summary}</p>}
          <div className={styles.meta}>
            <Meta byline={story.byline} published={story.published} readTime={story.readTime} />
          </div>
          {related.length > 0 && (
            <ul className={styles.related}>
              {related.map((link) => (
                <li key={link.url}>
                  <Anchor link={link} className={styles.relatedLink}>
                    {link.title}
                  </Anchor>
                </li>
              ))}
            </ul>
          )}
        </div>
        {secondary.length > 0 && (
          <div className={styles.rail}>
            {secondary.map((second) => (
              <div key={second.url} className={styles.railItem}>
                <Teaser story={second} layout="m" phone="row" headingLevel={2} detail="title" />
              </div>
            ))}
          </div>
        )}
      </div>
    </article>
  );
};
