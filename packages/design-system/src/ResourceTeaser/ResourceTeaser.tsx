import { resourceTexts } from '@masthead/texts/lists';
import { Icon } from '../Icon/Icon';
import { toDecorative, Picture } from '../Picture/Picture';
import { stretchedLink, stretchedLinkArea } from '../styles/stretchedLink.css';
import type { HeadingLevel } from '../types/content';
import type { Picture as PictureData } from '../types/story';
import * as styles from './ResourceTeaser.css';

/** A partner's paper in lists and the carousel (§3, Resource). */
export type ResourceItem = {
  title: string;
  url: string;
  publisher: string;
  cover?: PictureData;
  summary?: string;
  /** "White paper · Nov. 18". */
  detail?: string;
  newTab?: boolean;
};

export type ResourceTeaserProps = {
  resource: ResourceItem;
  headingLevel: HeadingLevel;
  /** Label of the link: "Download", "Watch". */
  actionLabel?: string;
};

/** A resource in a list: cover, publisher, title. */
export const ResourceTeaser = ({
  resource,
  headingLevel,
  actionLabel = resourceTexts.downloadShort,
}: ResourceTeaserProps) => {
  const Heading = `h${headingLevel}` as const;
  const { title, url, publisher, cover, summary, detail, newTab } = resource;
  return (
    <article className={`${stretchedLinkArea} ${styles.root}`}>
      {cover && (
        <div className={styles.thumb}>
          <Picture image={toDecorative(cover)} aspect="natural" sizes="118px" />
        </div>
      )}
      <p className={styles.publisher}>{publisher}</p>
      <Heading className={styles.title}>
        <a className={stretchedLink} href={url} {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}>
          {title}
        </a>
      </Heading>
      {summary && <p className={styles.summary}>{summary}</p>}
      <p className={styles.footer}>
        <span className={styles.meta}>{detail}</span>
        {/* The title's link covers the card; this label names its action. */}
        <span className={styles.action} aria-hidden="true">
          {actionLabel}
          <Icon name="chevron-right" size="small" />
        </span>
      </p>
    </article>
  );
};

export type ResourceGridProps = {
  resources: readonly ResourceItem[];
  headingLevel: HeadingLevel;
  actionLabel?: string;
};

/** The numbers of columns in which one resource of the list would be alone in the last row. */
const getLeadColumns = (count: number): string | undefined =>
  count > 1 ? [2, 3].filter((columns) => count % columns === 1).join(' ') || undefined : undefined;

/** Resources in up to three columns (§9). The first one leads a list whose rows are not full otherwise. */
export const ResourceGrid = ({ resources, headingLevel, actionLabel }: ResourceGridProps) => {
  if (resources.length === 0) return null;
  return (
    <ul className={styles.grid3} data-lead={getLeadColumns(resources.length)}>
      {resources.map((resource) => (
        <li key={resource.url + resource.title}>
          <ResourceTeaser resource={resource} headingLevel={headingLevel} actionLabel={actionLabel} />
        </li>
      ))}
    </ul>
  );
};
