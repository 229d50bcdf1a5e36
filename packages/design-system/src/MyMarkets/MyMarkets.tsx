import { myMarketsTexts } from '@masthead/texts/lists';
import type { Link } from '../types/story';
import * as styles from './MyMarkets.css';

export type MyMarketsProps = {
  /** Markets with their newest story; undefined where they cannot be loaded. */
  markets: readonly { market: Link; newest: Link }[] | undefined;
  /** The reading list. */
  list: Link;
  /** Shown to readers who follow no market any more. */
  directory: Link;
};

/** The newest story of each market that the reader follows, in a `MyMarketsFrame`. */
export const MyMarkets = ({ markets, list, directory }: MyMarketsProps) => (
  <div className={styles.root}>
    <div className={styles.head}>
      <p className={styles.title}>{myMarketsTexts.title}</p>
      <a className={styles.link} href={list.url}>
        {list.title}
      </a>
    </div>
    {!markets && <p>{myMarketsTexts.unavailable}</p>}
    {markets && markets.length > 0 && (
      <ul className={styles.list}>
        {markets.map(({ market, newest }) => (
          <li key={market.url}>
            <a className={styles.market} href={market.url}>
              {market.title}
            </a>
            <a className={styles.headline} href={newest.url}>
              {newest.title}
            </a>
          </li>
        ))}
      </ul>
    )}
    {markets?.length === 0 && (
      <p>
        {myMarketsTexts.none}{' '}
        <a className={styles.link} href={directory.url}>
          {directory.title}
        </a>
      </p>
    )}
  </div>
);
