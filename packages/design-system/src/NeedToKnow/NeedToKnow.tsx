import { useId } from 'react';
import * as styles from './NeedToKnow.css';

export type NeedToKnowProps = {
  /** Short facts, at most three. */
  points: readonly string[];
  title?: string;
};

/** What a reader in a hurry takes away (SPEC §3, needToKnow). Without points there is nothing. */
export const NeedToKnow = ({ points, title = 'Need to know' }: NeedToKnowProps) => {
  const id = useId();
  if (points.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <ul>
        {points.map((point) => (
          <li key={point} className={styles.point}>
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
};
