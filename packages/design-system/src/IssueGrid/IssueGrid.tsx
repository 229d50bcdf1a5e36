import { Anchor } from '../Anchor/Anchor';
import { toDecorative, Picture } from '../Picture/Picture';
import { columnsForItems } from '../styles/itemColumns';
import type { HeadingLevel } from '../types/content';
import type { Link, Picture as PictureData } from '../types/story';
import * as styles from './IssueGrid.css';

/** An issue in the gallery: its month and links. */
export type GalleryIssue = {
  /** "November 2026". */
  date: string;
  title: string;
  url: string;
  summary?: string;
  cover?: PictureData;
  /** View issue, digital edition. */
  actions: readonly Link[];
};

export type IssueGridProps = { issues: readonly GalleryIssue[]; headingLevel: HeadingLevel };

/** Covers of a magazine, newest first (§2.1, issue gallery). */
export const IssueGrid = ({ issues, headingLevel }: IssueGridProps) => {
  const Heading = `h${headingLevel}` as const;
  if (issues.length === 0) return null;
  return (
    <ul className={styles.grid} style={columnsForItems(issues.length)}>
      {issues.map(({ date, title, url, summary, cover, actions }) => (
        <li key={url}>
          <article className={styles.root}>
            {cover && (
              <a className={styles.cover} href={url} tabIndex={-1} aria-hidden="true">
                <Picture
                  image={toDecorative(cover)}
                  aspect="natural"
                  sizes="(min-width: 1024px) 290px, (min-width: 480px) 45vw, 100vw"
                />
              </a>
            )}
            <Heading className={styles.title}>
              <a className={styles.link} href={url} aria-label={title.includes(date) ? title : `${date}: ${title}`}>
                {date}
              </a>
            </Heading>
            {summary && <p className={styles.summary}>{summary}</p>}
            <ul className={styles.actions}>
              {actions.map((action) => (
                <li key={action.url}>
                  <Anchor link={action} className={styles.action} label={`${action.title}: ${title}`}>
                    {action.title}
                  </Anchor>
                </li>
              ))}
            </ul>
          </article>
        </li>
      ))}
    </ul>
  );
};
