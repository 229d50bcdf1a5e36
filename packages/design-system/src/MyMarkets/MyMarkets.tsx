import type { ComponentPropsWithRef } from 'react';
import { myMarketsTexts } from '@masthead/texts/lists';
import type { Link } from '../types/story';
import * as styles from './MyMarkets.css';

export type MyMarketsProps = Omit<ComponentPropsWithRef<'div'>, 'className' | 'style' | 'children' | 'hidden'> & {
  /** The reading list. */
  list: Link;
  /** Shown to readers who follow no market any more. */
  directory: Link;
};

/**
 * The newest story and the figures of each market that the reader follows, in a `MyMarketsFrame`. `fillMyMarkets` adds
 * them; the heading is there before.
 */
export const MyMarkets = ({ list, directory, ...rest }: MyMarketsProps) => (
  <div className={styles.root} {...rest}>
    <div className={styles.head}>
      <h2 className={styles.title}>{myMarketsTexts.title}</h2>
      <a className={styles.link} href={list.url}>
        {list.title}
      </a>
    </div>
    <p data-state="unavailable" hidden>
      {myMarketsTexts.unavailable}
    </p>
    <ul className={styles.list} data-state="filled" hidden>
      {/* The pattern of an entry. */}
      <li>
        <a className={styles.market} href={list.url}>
          {list.title}
        </a>
        <p className={styles.figures} />
        <a className={styles.story} href={list.url}>
          {list.title}
        </a>
      </li>
    </ul>
    <p data-state="none" hidden>
      {myMarketsTexts.none}{' '}
      <a className={styles.link} href={directory.url}>
        {directory.title}
      </a>
    </p>
  </div>
);
