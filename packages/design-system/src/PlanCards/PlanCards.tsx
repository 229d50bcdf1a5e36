import { ButtonLink } from '../Button/ButtonLink';
import { Icon } from '../Icon/Icon';
import type { Link } from '../types/story';
import * as styles from './PlanCards.css';

/** A subscription on offer. */
export type OfferedPlan = {
  name: string;
  /** "$190", and "a year". */
  price: string;
  per: string;
  summary: string;
  /** What it saves: "Saves $38 a year over Monthly". */
  saving?: string;
  /** What the plan has, one line each. */
  has: readonly string[];
  /** The link to the store, with a title of its own: "Choose Annual". */
  link: Link;
  /** Marks the plan that the publication recommends: "Recommended". At most one plan has it. */
  mark?: string;
};

export type PlanCardsProps = { plans: readonly OfferedPlan[]; headingLevel?: 2 | 3 };

/** Plans beside each other, each with its price, what it has, and the link to the store. */
export const PlanCards = ({ plans, headingLevel = 3 }: PlanCardsProps) => {
  const Heading = `h${headingLevel}` as const;
  if (plans.length === 0) return null;
  return (
    <ul className={styles.root}>
      {plans.map(({ name, price, per, saving, summary, has, link, mark }) => (
        <li key={name} className={styles.card[mark ? 'marked' : 'plain']}>
          <div className={styles.head}>
            <Heading className={styles.name}>{name}</Heading>
            {mark && <p className={styles.mark}>{mark}</p>}
          </div>
          <p className={styles.price}>
            {price} <span className={styles.per}>{per}</span>
          </p>
          {saving && <p className={styles.saving}>{saving}</p>}
          <p className={styles.summary}>{summary}</p>
          <ul className={styles.list}>
            {has.map((part) => (
              <li key={part} className={styles.part}>
                <Icon name="check" size="small" />
                <span>{part}</span>
              </li>
            ))}
          </ul>
          <div className={styles.action}>
            <ButtonLink link={link} look={mark ? 'accent' : 'line'} />
          </div>
        </li>
      ))}
    </ul>
  );
};
