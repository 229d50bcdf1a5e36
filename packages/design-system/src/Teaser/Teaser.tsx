import { Kicker } from '../Kicker/Kicker';
import { Meta } from '../Meta/Meta';
import type { PictureProps } from '../Picture/Picture';
import { aboveStretchedLink, stretchedLink, stretchedLinkArea } from '../styles/stretchedLink.css';
import type { HeadingLevel } from '../types/content';
import type { TeaserStory } from '../types/story';
import * as styles from './Teaser.css';
import { isIllustrated, TeaserPicture, type TeaserPictureProps } from './TeaserPicture';

/** Layout of a teaser with a picture. */
export type TeaserLayout = keyof typeof styles.withPicture;

export type TeaserProps = {
  story: TeaserStory;
  /**
   * `xl`: picture 7, text 5 columns, first of a stream. `l`: large, picture on top. `m`: medium. `s`: small text
   * without picture. For a row with its date use `StreamList`.
   */
  layout?: TeaserLayout;
  headingLevel: HeadingLevel;
  /** Amount of text: `headline` only, `title` with kicker, also the `summary`, or `full` with byline. */
  detail?: 'headline' | 'title' | 'summary' | 'full';
  /** `row`: on phones a headline beside a small picture. */
  phone?: 'same' | 'row';
  loading?: PictureProps['loading'];
  /** Rendered width of the picture, if it differs from the layout's usual one. */
  sizes?: string;
};

const aspects = { xl: '3:2', l: '16:9', m: '16:9', s: '16:9' } as const satisfies Record<
  TeaserLayout,
  TeaserPictureProps['aspect']
>;

const usualSizes: Record<TeaserLayout, string> = {
  xl: '(min-width: 1360px) 550px, (min-width: 768px) 56vw, 100vw',
  l: '(min-width: 1360px) 420px, (min-width: 768px) 33vw, 100vw',
  m: '(min-width: 1360px) 310px, (min-width: 768px) 33vw, 100vw',
  s: '120px',
};

const usualDetail: Record<TeaserLayout, NonNullable<TeaserProps['detail']>> = {
  xl: 'full',
  l: 'full',
  m: 'summary',
  s: 'title',
};

/** One story in a list, grid or drawer (§3, Post teaser). One link covers it; kicker links are above that link. */
export const Teaser = ({
  story,
  layout = 'm',
  headingLevel,
  detail = usualDetail[layout],
  phone = 'same',
  loading,
  sizes,
}: TeaserProps) => {
  const Heading = `h${headingLevel}` as const;
  const hasPicture = layout !== 's' && isIllustrated(story);
  const classes = [
    stretchedLinkArea,
    hasPicture && styles.withPicture[layout],
    phone === 'row' && styles.row,
    phone === 'row' && hasPicture && styles.rowWithPicture,
  ];
  return (
    <article className={classes.filter(Boolean).join(' ')}>
      {hasPicture && (
        <div className={styles.picture[layout]}>
          <TeaserPicture
            story={story}
            aspect={aspects[layout]}
            names={layout === 'xl' ? 'visible' : 'hidden'}
            sizes={sizes ?? (phone === 'row' ? usualSizes[layout].replace('100vw', '104px') : usualSizes[layout])}
            loading={loading}
          />
        </div>
      )}
      <div className={styles.text}>
        {detail !== 'headline' && (
          <div className={`${styles.kicker} ${aboveStretchedLink}`}>
            <Kicker kicker={story.kicker} />
          </div>
        )}
        <Heading className={styles.heading[layout]}>
          <a className={stretchedLink} href={story.url}>
            {story.title}
          </a>
        </Heading>
        {(detail === 'summary' || detail === 'full') && story.summary && (
          <p className={styles.summary}>{story.summary}</p>
        )}
        {detail === 'full' && (
          <div className={styles.meta}>
            <Meta byline={story.byline} published={story.published} readTime={story.readTime} />
          </div>
        )}
      </div>
    </article>
  );
};
