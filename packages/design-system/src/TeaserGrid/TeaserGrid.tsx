import { Kicker } from '../Kicker/Kicker';
import { MoreLink } from '../MoreLink/MoreLink';
import { toDecorative, Picture } from '../Picture/Picture';
import { SharedStyle } from '../styles/SharedStyle';
import { aboveStretchedLink, stretchedLink, stretchedLinkArea } from '../styles/stretchedLink.css';
import type { HeadingLevel } from '../types/content';
import type { TeaserStory } from '../types/story';
import { cardCount } from './reversed';
import { teaserGridStyles } from './teaserGridStyles';

export type TeaserGridProps = {
  stories: readonly TeaserStory[];
  headingLevel: HeadingLevel;
  /** Label of a link to each item: "Browse Partner Resources". */
  linkText?: string;
};

const sizes = '(min-width: 1360px) 420px, (min-width: 1024px) 33vw, (min-width: 768px) 40vw, 100vw';

/** Equal cards, at most three per row (§2.8). For ranked news use `Teaser` in a `Grid`. */
export const TeaserGrid = ({ stories, headingLevel, linkText }: TeaserGridProps) => {
  const Heading = `h${headingLevel}` as const;
  const count = cardCount(stories.length);
  if (stories.length === 0) return null;
  return (
    <>
      <SharedStyle name="teaser-grid" css={teaserGridStyles} />
      <ul className={`teasers teasers-${count}`}>
        {stories.map((story) => (
          <li key={story.url}>
            <article className={stretchedLinkArea}>
              <div className="teasers-text">
                <div className={`teasers-kicker ${aboveStretchedLink}`}>
                  <Kicker kicker={story.kicker} />
                </div>
                <Heading className="teasers-title">
                  <a className={stretchedLink} href={story.url}>
                    {story.title}
                  </a>
                </Heading>
                {story.summary && <p className="teasers-summary">{story.summary}</p>}
                {linkText && (
                  <div className="teasers-more">
                    <MoreLink link={{ title: linkText, url: story.url }} />
                  </div>
                )}
              </div>
              {story.image && (
                <div className="teasers-picture">
                  <Picture image={toDecorative(story.image)} aspect="16:9" sizes={sizes} />
                </div>
              )}
            </article>
          </li>
        ))}
      </ul>
    </>
  );
};
