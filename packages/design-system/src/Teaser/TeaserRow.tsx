import type { ReactNode } from 'react';
import { Kicker } from '../Kicker/Kicker';
import { Meta } from '../Meta/Meta';
import { aboveStretchedLink, stretchedLink, stretchedLinkArea } from '../styles/stretchedLink.css';
import type { HeadingLevel } from '../types/content';
import type { TeaserStory } from '../types/story';
import * as styles from './Teaser.css';
import { isIllustrated, TeaserPicture } from './TeaserPicture';
import * as row from './TeaserRow.css';

export type TeaserRowProps = {
  story: TeaserStory;
  headingLevel: HeadingLevel;
  /**
   * `dated`: the date has its own column, reserved without a date too. `plain`: the date is in the line below the text.
   */
  layout?: 'dated' | 'plain';
  /** Title and summary with marked matches, in search results. */
  title?: ReactNode;
  summary?: ReactNode;
};

/** One story as a list row: date, text, small picture. */
export const TeaserRow = ({ story, headingLevel, layout = 'dated', title, summary }: TeaserRowProps) => {
  const Heading = `h${headingLevel}` as const;
  const { published } = story;
  const hasPicture = isIllustrated(story);
  const date = layout === 'dated' ? published : undefined;
  const text = summary ?? story.summary;
  const besidePicture = hasPicture && { dated: row.dropped, plain: row.below }[layout];
  return (
    <article className={`${stretchedLinkArea} ${row.root[`${layout}-${hasPicture ? 'picture' : 'text'}`]}`}>
      {date && (
        <p className={row.date}>
          <time dateTime={date.iso}>{date.text}</time>
        </p>
      )}
      <div className={hasPicture && layout === 'plain' ? `${row.text.plain} ${row.spread}` : row.text[layout]}>
        <div className={`${styles.kicker} ${aboveStretchedLink}`}>
          <Kicker kicker={story.kicker} />
        </div>
        <Heading className={styles.heading[layout === 'dated' ? 'row' : 'result']}>
          <a className={stretchedLink} href={story.url}>
            {title ?? story.title}
          </a>
        </Heading>
        {text && <p className={besidePicture ? `${styles.summary} ${besidePicture}` : styles.summary}>{text}</p>}
        <div className={hasPicture && layout === 'plain' ? `${styles.meta} ${row.below}` : styles.meta}>
          <Meta
            byline={story.byline}
            published={layout === 'dated' ? undefined : published}
            readTime={story.readTime}
          />
        </div>
      </div>
      {hasPicture && (
        <div className={row.picture[layout]}>
          <TeaserPicture story={story} aspect="3:2" sizes="(min-width: 768px) 168px, 104px" />
        </div>
      )}
    </article>
  );
};
