import { Fragment } from 'react';
import { Teaser } from '../Teaser/Teaser';
import { TeaserRow } from '../Teaser/TeaserRow';
import { item } from '../Teaser/TeaserRow.css';
import type { HeadingLevel, Insert } from '../types/content';
import type { TeaserStory } from '../types/story';
import { rowGroups } from './rowGroups';
import * as styles from './StreamList.css';

export type StreamListProps = {
  stories: readonly TeaserStory[];
  headingLevel: HeadingLevel;
  /**
   * `large`: the first story is above the others with a large picture, as on page one of a stream. `continued`: the
   * list continues another one above it, so a rule separates them.
   */
  first?: 'row' | 'large' | 'continued';
  /**
   * Loading of the large picture: `eager` where the page has the LCP picture above the list, which would share the
   * network with it.
   */
  loading?: 'eager' | 'first';
  /** Inserts between rows, counted without a large first story. */
  inserts?: readonly Insert[];
};

/** Stories of a stream, newest first: day, headline, picture. */
export const StreamList = ({
  stories,
  headingLevel,
  first = 'row',
  loading = 'first',
  inserts = [],
}: StreamListProps) => {
  const [lead, ...others] = stories;
  const rows = first === 'large' ? others : stories;
  const layout = rows.some(({ published }) => published) ? 'dated' : 'plain';
  if (stories.length === 0) return null;
  return (
    <div>
      {first === 'large' && lead && (
        <div className={styles.lead}>
          <Teaser story={lead} layout="xl" headingLevel={headingLevel} loading={loading} />
        </div>
      )}
      {rows.length > 0 &&
        rowGroups(rows, inserts).map(({ items, insert }, group) => (
          <Fragment key={items[0]?.url ?? group}>
            <ol className={group > 0 || first === 'continued' ? styles.continued : undefined}>
              {items.map((story) => (
                <li key={story.url} className={item}>
                  <TeaserRow story={story} headingLevel={headingLevel} layout={layout} />
                </li>
              ))}
            </ol>
            {insert && (
              <div className={styles.insert} {...insert.around}>
                {insert.node}
              </div>
            )}
          </Fragment>
        ))}
    </div>
  );
};
