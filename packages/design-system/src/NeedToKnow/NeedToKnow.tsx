import { articleTexts } from '@masthead/texts/article';
import * as styles from './NeedToKnow.css';

export type NeedToKnowProps = {
  /** Short facts, at most three. */
  points: readonly string[];
  title?: string;
};

/** Key points of an article (§3, needToKnow). Renders nothing without points. */
export const NeedToKnow = ({ points, title = articleTexts.needToKnow }: NeedToKnowProps) => {
  if (points.length === 0) return null;
  return (
    <section className={styles.root} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
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
