import type { ReactNode } from 'react';
import { Byline, type BylineProps } from '../Byline/Byline';
import { Kicker } from '../Kicker/Kicker';
import type { KickerLine } from '../types/story';
import * as styles from './ArticleHeader.css';

/** "Presented by Stonelatch Analytics" (SPEC §3, kickerPresentedBy). */
export type PresentedBy = { label: string; name: string; url?: string };

export type ArticleHeaderProps = {
  kicker: KickerLine;
  title: string;
  deck?: string;
  presentedBy?: PresentedBy;
  byline: BylineProps;
  /** A `ShareBar`. */
  share?: ReactNode;
};

/** The header of an article, across the whole page. */
export const ArticleHeader = ({ kicker, title, deck, presentedBy, byline, share }: ArticleHeaderProps) => (
  <header className={styles.root}>
    <div className={styles.kicker}>
      <Kicker kicker={kicker} />
    </div>
    <h1 className={styles.title}>{title}</h1>
    {deck && <p className={styles.deck}>{deck}</p>}
    {presentedBy && (
      <p className={styles.presentedBy}>
        {presentedBy.label}{' '}
        {presentedBy.url ? (
          <a className={styles.partnerNameLink} href={presentedBy.url}>
            {presentedBy.name}
          </a>
        ) : (
          <span className={styles.partnerName}>{presentedBy.name}</span>
        )}
      </p>
    )}
    <div className={styles.footer}>
      <Byline {...byline} />
      {share}
    </div>
  </header>
);
