import type { ReactNode } from 'react';
import { Anchor } from '../Anchor/Anchor';
import type { Link } from '../types/story';
import * as styles from './FactList.css';

/** A fact, as text or as a link. */
export type Fact = { label: string; value: ReactNode } | { label: string; link: Link };

export type FactListProps = {
  facts: readonly Fact[];
  /** Title above the list. */ title?: string;
  /** `rail`: one column. `page`: two columns from 768 px. */ layout?: keyof typeof styles.list;
};

/** A list of facts: when, where, for whom. */
export const FactList = ({ facts, title, layout = 'rail' }: FactListProps) => {
  if (facts.length === 0) return null;
  return (
    <div className={styles.root}>
      {title && <p className={styles.title}>{title}</p>}
      <dl className={styles.list[layout]}>
        {facts.map((fact) => (
          <div key={fact.label} className={styles.row}>
            <dt className={styles.label}>{fact.label}</dt>
            <dd className={styles.value}>
              {'link' in fact ? (
                <Anchor link={fact.link} className={styles.link}>
                  {fact.link.title}
                </Anchor>
              ) : (
                fact.value
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
