import type { ReactNode } from 'react';
import { Anchor } from '../Anchor/Anchor';
import { columnsForItems } from '../styles/itemColumns';
import type { Link } from '../types/story';
import * as styles from './FactList.css';

/** A fact, as text, as a link, or as lines with a link below them: a venue and its map. */
export type Fact =
  | { label: string; value: ReactNode }
  | { label: string; link: Link }
  | { label: string; lines: readonly string[]; link?: Link };

export type FactListProps = {
  facts: readonly Fact[];
  /** Title above the list. */ title?: string;
  /** `rail`: one column. `page`: side by side from 768 px. */ layout?: keyof typeof styles.list;
};

/** A list of facts: when, where, for whom. */
export const FactList = ({ facts, title, layout = 'rail' }: FactListProps) => {
  if (facts.length === 0) return null;
  return (
    <div className={styles.root}>
      {title && <p className={styles.title}>{title}</p>}
      <dl className={styles.list[layout]} style={columnsForItems(facts.length)}>
        {facts.map((fact) => (
          <div key={fact.label} className={styles.row}>
            <dt className={styles.label}>{fact.label}</dt>
            <dd className={styles.value}>
              {'value' in fact && fact.value}
              {'lines' in fact && fact.lines.map((line) => <p key={line}>{line}</p>)}
              {'link' in fact && fact.link && (
                <Anchor link={fact.link} className={styles.link}>
                  {fact.link.title}
                </Anchor>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
