import { useId } from 'react';
import type { DealFact } from '../DealBox/DealBox';
import { SharedStyle } from '../styles/SharedStyle';
import type { Link } from '../types/story';
import { dealStripStyles } from './dealStripStyles';

export type DealStripProps = {
  /** "Deals in Atlanta, past 12 months". */
  title: string;
  /** Number and volume. */
  totals: readonly DealFact[];
  /** The newest deals, with their price or size. */
  deals: readonly { link: Link; detail?: string }[];
  /** Link to the list of deals. */
  more: Link;
};

/** Totals of deals and the newest of them, on the page of a market. */
export const DealStrip = ({ title, totals, deals, more }: DealStripProps) => {
  const id = useId();
  return (
    <section className="deal-strip" aria-labelledby={id}>
      <SharedStyle name="deal-strip" css={dealStripStyles} />
      <div>
        <h2 id={id}>{title}</h2>
        <dl>
          {totals.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <a href={more.url}>{more.title}</a>
      </div>
      <ul>
        {deals.map(({ link, detail }) => (
          <li key={link.url}>
            <a href={link.url}>{link.title}</a>
            {detail && <span>{detail}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
};
