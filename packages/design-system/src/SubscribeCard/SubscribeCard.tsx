import { Anchor } from '../Anchor/Anchor';
import { ButtonLink } from '../Button/ButtonLink';
import type { Link } from '../types/story';
import * as styles from './SubscribeCard.css';

/** §3, subscribe card content. */
export type SubscribeOffer = {
  tag?: string;
  title: string;
  summary?: string;
  subscribe: Link;
  privacy: Link;
};

export type SubscribeCardProps = {
  offer: SubscribeOffer;
  headingLevel?: 2 | 3;
  /** Context: a grid cell, or a column. */
  placement?: 'cell' | 'rail';
  /**
   * `signed-in`: visible while `html[data-visitor="known"]` is set, which happens before the first paint; the HTML is
   * the same for everyone.
   */
  visibleTo?: 'everyone' | 'signed-in';
};

/** The subscribe card (§2.8), in solid accent. At most one per page; the route decides its visibility. */
export const SubscribeCard = ({
  offer,
  headingLevel = 2,
  placement = 'cell',
  visibleTo = 'everyone',
}: SubscribeCardProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={`${styles.visibleTo[visibleTo]} ${styles.placement[placement]}`} aria-label={offer.title}>
      {offer.tag && <p className={styles.tag}>{offer.tag}</p>}
      <Heading className={styles.title}>{offer.title}</Heading>
      {offer.summary && <p className={styles.text}>{offer.summary}</p>}
      <div className={styles.action}>
        <ButtonLink link={offer.subscribe} look="paper" />
      </div>
      <Anchor link={offer.privacy} className={styles.privacy}>
        {offer.privacy.title}
      </Anchor>
    </section>
  );
};
