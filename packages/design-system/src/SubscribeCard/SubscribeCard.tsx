import { Anchor } from '../Anchor/Anchor';
import { ButtonLink } from '../Button/ButtonLink';
import * as styles from './SubscribeCard.css';

/** SPEC §3, subscribe card content. */
export type SubscribeOffer = {
  tag?: string;
  title: string;
  summary?: string;
  subscribeLink: string;
  privacyLink: string;
};

export type SubscribeCardProps = {
  offer: SubscribeOffer;
  headingLevel?: 2 | 3;
  /** Where it stands: in a cell of a grid, or in a column of other things. */
  placement?: 'cell' | 'rail';
  /** `signed-in`: seen where `html[data-visitor="known"]` says so before the first paint; the HTML is the same for everyone. */
  shownTo?: 'everyone' | 'signed-in';
};

/** The invitation to subscribe (SPEC §2.8), in solid accent. One to a page; whether it shows is the route's decision. */
export const SubscribeCard = ({
  offer,
  headingLevel = 2,
  placement = 'cell',
  shownTo = 'everyone',
}: SubscribeCardProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      className={`${styles.shownTo[shownTo]} ${styles.placement[placement]}`}
      data-on="inverse"
      aria-label={offer.title}
    >
      {offer.tag && <p className={styles.tag}>{offer.tag}</p>}
      <Heading className={styles.title}>{offer.title}</Heading>
      {offer.summary && <p className={styles.text}>{offer.summary}</p>}
      <div className={styles.action}>
        <ButtonLink link={{ title: 'Subscribe Now', url: offer.subscribeLink }} look="paper" />
      </div>
      <Anchor link={{ url: offer.privacyLink }} className={styles.privacy}>
        Privacy Policy
      </Anchor>
    </section>
  );
};
