import { useId } from 'react';
import type { DealFact } from '../DealBox/DealBox';
import { SectionHead } from '../SectionHead/SectionHead';
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
    <section aria-labelledby={id}>
      <SharedStyle name="deal-strip" css={dealStripStyles} />
      <SectionHead title={title} id={id} weight="light" more={more} />
      <div className="deal-strip">
        <dl>
          {totals.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <ul>
          {deals.map(({ link, detail }) => (
            <li key={link.url}>
              <a href={link.url}>{link.title}</a>
              {detail && <span>{detail}</span>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
