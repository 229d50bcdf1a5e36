import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/icons';
import { columnsForItems } from '../styles/itemColumns';
import { stretchedLink, stretchedLinkArea } from '../styles/stretchedLink.css';
import * as styles from './PartnerCards.css';

/** A link to a part of the partner pages. */
export type PartnerCard = {
  title: string;
  url: string;
  text: string;
  icon: IconName;
  /** "20 videos". */ count?: string;
};

export type PartnerCardsProps = { cards: readonly PartnerCard[] };

/** Links to videos, thought leadership, solutions and white papers of partners (§2.8, partner resources page). */
export const PartnerCards = ({ cards }: PartnerCardsProps) => {
  if (cards.length === 0) return null;
  return (
    <ul className={styles.grid} style={columnsForItems(cards.length)}>
      {cards.map(({ title, url, text, icon, count }) => (
        <li key={url}>
          <article className={`${stretchedLinkArea} ${styles.root}`}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <h2 className={styles.title}>
              <a className={stretchedLink} href={url}>
                {title}
              </a>
            </h2>
            <p className={styles.text}>{text}</p>
            {count && <p className={styles.count}>{count}</p>}
          </article>
        </li>
      ))}
    </ul>
  );
};
