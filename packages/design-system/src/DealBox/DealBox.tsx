import { dealTexts } from '@masthead/texts/deals';
import { LocatorMap, type LocatorMapProps } from '../LocatorMap/LocatorMap';
import { columnsForItems } from '../styles/itemColumns';
import { SharedStyle } from '../styles/SharedStyle';
import type { Link } from '../types/story';
import { dealBoxStyles } from './dealBoxStyles';

/** A fact of a deal: "Price", "$25.5 million". */
export type DealFact = { label: string; value: string };

export type DealBoxProps = {
  /** "Sale". */
  kind: string;
  /** Name of the property, or its place without one. */
  title?: string;
  /** Place and sector: "Alpharetta, Atlanta · Industrial". */
  place?: string;
  /** The main figures, at most four. */
  figures: readonly DealFact[];
  /** Buyer, seller, lender, brokers. */
  parties: readonly DealFact[];
  /** Link to similar deals. */
  more?: Link;
  /** Where the property is. */
  map?: LocatorMapProps;
};

const Facts = ({ facts, className }: { facts: readonly DealFact[]; className: string }) =>
  facts.length > 0 && (
    <dl className={className} style={columnsForItems(facts.length)}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );

/** The facts of the deal that an article reports. Facts that are not known are absent. */
export const DealBox = ({ kind, title, place, figures, parties, more, map }: DealBoxProps) => {
  return (
    <section className="deal-box" aria-label={dealTexts.theDeal(kind)}>
      <SharedStyle name="deal-box" css={dealBoxStyles} />
      <div className="deal-box-head">
        <div>
          <h2 className="deal-box-kicker">{dealTexts.theDeal(kind)}</h2>
          {title && <p className="deal-box-title">{title}</p>}
          {place && <p className="deal-box-place">{place}</p>}
        </div>
        {map && <LocatorMap {...map} />}
      </div>
      <Facts facts={figures} className="deal-box-figures" />
      <Facts facts={parties} className="deal-box-parties" />
      {more && (
        <p className="deal-box-more">
          <a href={more.url}>{more.title}</a>
        </p>
      )}
    </section>
  );
};
