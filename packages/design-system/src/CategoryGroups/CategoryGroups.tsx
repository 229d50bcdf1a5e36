import { formatNumber } from '@masthead/texts/numbers';
import { countTexts } from '@masthead/texts/lists';
import { Anchor } from '../Anchor/Anchor';
import type { Link } from '../types/story';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './CategoryGroups.css';

/** A link to a stream, with its number of stories. */
export type CountedLink = Link & { count?: number };

/** A group of streams (§3, market group). */
export type CategoryGroup = {
  title: string;
  url?: string;
  description?: string;
  count?: number;
  links: readonly CountedLink[];
};

export type CategoryGroupsProps = {
  groups: readonly CategoryGroup[];
  /** §9: the markets page has three columns. */
  columns?: keyof typeof styles.root;
  /** `rows` aligns groups at the top of each row. `columns` stacks groups of very different length. */
  order?: 'rows' | 'columns';
  headingLevel?: 2 | 3;
};

/** Lists with at least this many links are long. */
const long = 6;

const Count = ({ count }: { count: number }) => (
  <span className={styles.count}>
    {formatNumber(count)}
    <VisuallyHidden> {countTexts.stories(count)}</VisuallyHidden>
  </span>
);

/** All links into a part of the site, by group. Columns are ragged; a single group flows over all of them. */
export const CategoryGroups = ({ groups, columns = 3, order = 'rows', headingLevel = 2 }: CategoryGroupsProps) => {
  const Heading = `h${headingLevel}` as const;
  const single = groups.length === 1;
  if (groups.length === 0) return null;
  return (
    <div className={single ? undefined : order === 'columns' ? styles.packed[columns] : styles.root[columns]}>
      {groups.map(({ title, url, description, count, links }) => (
        <section key={title} aria-label={title} className={styles.group}>
          <div className={styles.head}>
            <div className={styles.titleLine}>
              <Heading className={styles.title}>
                {url ? (
                  <a className={styles.titleLink} href={url}>
                    {title}
                  </a>
                ) : (
                  title
                )}
              </Heading>
              {count !== undefined && <Count count={count} />}
            </div>
            {description && <p className={styles.description}>{description}</p>}
          </div>
          <ul
            className={
              [links.length >= long && styles.long, single && styles.flow[columns]].filter(Boolean).join(' ') ||
              undefined
            }
          >
            {links.map((link) => (
              <li key={link.url} className={styles.item}>
                <Anchor link={link} className={styles.link}>
                  {link.title} {link.count !== undefined && <Count count={link.count} />}
                </Anchor>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
