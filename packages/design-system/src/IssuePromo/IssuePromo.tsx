import { issueTexts } from '@masthead/texts/lists';
import { ButtonLink } from '../Button/ButtonLink';
import { Picture } from '../Picture/Picture';
import { stretchedLink, stretchedLinkArea } from '../styles/stretchedLink.css';
import type { Link, Picture as PictureData } from '../types/story';
import * as styles from './IssuePromo.css';

/** A story in the issue. */
export type IssueStory = Link & { /** "Feature", "Profile". */ label?: string };

export type IssuePromoProps = {
  /** "November 2026". */
  date: string;
  title: string;
  url: string;
  summary?: string;
  cover?: PictureData;
  stories?: readonly IssueStory[];
  /** Links of the issue; the first one opens it. */
  actions?: readonly Link[];
  headingLevel: 2 | 3;
};

/** A magazine issue: its cover and stories (§2.1, issue gallery). */
export const IssuePromo = ({
  date,
  title,
  url,
  summary,
  cover,
  stories = [],
  actions,
  headingLevel,
}: IssuePromoProps) => {
  const Heading = `h${headingLevel}` as const;
  const StoryHeading = `h${headingLevel === 2 ? 3 : 4}` as const;
  return (
    <article className={cover ? styles.root : undefined}>
      {cover && (
        <a className={styles.cover} href={url}>
          <Picture image={cover} aspect="natural" sizes="(min-width: 768px) 260px, 104px" />
        </a>
      )}
      <div>
        <p className={styles.date}>{date}</p>
        <Heading className={styles.title}>
          <a className={styles.titleLink} href={url}>
            {title}
          </a>
        </Heading>
        {summary && <p className={styles.summary}>{summary}</p>}
        {stories.length > 0 && (
          <ul className={styles.stories}>
            {stories.map((story) => (
              <li key={story.url} className={`${stretchedLinkArea} ${styles.story}`}>
                {story.label && <p className={styles.label}>{story.label}</p>}
                <StoryHeading className={styles.storyTitle}>
                  <a className={stretchedLink} href={story.url}>
                    {story.title}
                  </a>
                </StoryHeading>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.actions}>
          {(actions ?? [{ title: issueTexts.view, url }]).map((action) => (
            <ButtonLink key={action.title} link={action} look="line" />
          ))}
        </div>
      </div>
    </article>
  );
};
