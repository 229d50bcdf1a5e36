import { marketTexts } from '@masthead/texts/lists';
import { columnsForItems } from '../styles/itemColumns';
import type { Moment } from '../types/story';
import * as styles from './MarketStrip.css';

/** An indicator as it is printed. */
export type MarketIndicator = { label: string; value: string; change?: string; url?: string };

export type MarketStripProps = {
  indicators: readonly MarketIndicator[];
  /** The oldest day of the indicators. */
  asOf: Moment;
  source: string;
};

/** A row of indicators with their day and source; two columns on phones. Nothing in it moves. */
export const MarketStrip = ({ indicators, asOf, source }: MarketStripProps) => (
  <section className={styles.root} aria-label={marketTexts.data}>
    <dl className={styles.list} style={columnsForItems(indicators.length)}>
      {indicators.map(({ label, value, change, url }) => (
        <div key={label}>
          <dt>{url ? <a href={url}>{label}</a> : label}</dt>
          <dd>
            <b>{value}</b> {change}
          </dd>
        </div>
      ))}
    </dl>
    <p>
      {marketTexts.asOf} <time dateTime={asOf.iso}>{asOf.text}</time>. {marketTexts.source(source)}
    </p>
  </section>
);
