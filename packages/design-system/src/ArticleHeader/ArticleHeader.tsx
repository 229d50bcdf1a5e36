import type { ReactNode } from 'react';
import { Byline, type BylineProps } from '../Byline/Byline';
import { Kicker } from '../Kicker/Kicker';
import { SponsorStrip, type SponsorItem } from '../SponsorStrip/SponsorStrip';
import type { KickerLine } from '../types/story';
import * as styles from './ArticleHeader.css';

/** The partner that paid for an article, and the label before its name: "Paid for by" (§3, kickerPresentedBy). */
export type PaidBy = SponsorItem & { label: string };

export type ArticleHeaderProps = {
  kicker: KickerLine;
  title: string;
  deck?: string;
  /** Sponsored articles: tints the header and names the partner above the title. */
  paidBy?: PaidBy;
  byline: BylineProps;
  /** A `ShareBar`. */
  share?: ReactNode;
  /** A `ReadingListButton`, before the share controls. */
  save?: ReactNode;
};

/** The header of an article, across the whole page. */
export const ArticleHeader = ({ kicker, title, deck, paidBy, byline, share, save }: ArticleHeaderProps) => (
  <header className={styles.root[paidBy ? 'sponsored' : 'newsroom']}>
    {paidBy && (
      <div className={styles.paidBy}>
        <SponsorStrip sponsors={[paidBy]} label={paidBy.label} />
      </div>
    )}
    <div className={styles.kicker}>
      <Kicker kicker={kicker} />
    </div>
    <h1 className={styles.title}>{title}</h1>
    {deck && <p className={styles.deck}>{deck}</p>}
    <div className={styles.footer}>
      <Byline {...byline} />
      {save ? (
        <div className={styles.actions}>
          {save}
          {share}
        </div>
      ) : (
        share
      )}
    </div>
  </header>
);
