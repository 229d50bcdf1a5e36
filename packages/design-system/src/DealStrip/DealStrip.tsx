import type { DealFact } from '../DealBox/DealBox';
import { LocatorMap, type LocatorMapProps } from '../LocatorMap/LocatorMap';
import { SectionHead } from '../SectionHead/SectionHead';
import { SharedStyle } from '../styles/SharedStyle';
import type { Link } from '../types/story';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { border, color, font, leading, text } = vars;

/** Styles of the strip of deals, written only into documents with one. */
const dealStripStyles = `.deal-strip{display:grid;gap:12px 32px;font:400 ${text.uiSmall}/${leading.ui} ${font.interface};overflow-wrap:anywhere}
.deal-strip dl{display:flex;flex-wrap:wrap;align-content:start;gap:12px 28px}
.deal-strip :is(dt,li>span){color:${color.ink2}}
.deal-strip dd{font:${font.headWeight} ${text.h3}/1.2 ${font.headline}}
.deal-strip li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px;padding:5px 0}
.deal-strip li+li{border-top:${border.hairline}}
.deal-strip a{font-weight:600;padding-block:2px}
.deal-strip>div{display:flex;gap:20px}
.deal-strip dl{flex:1}
.deal-strip .locator-map{flex:0 0 46%;max-width:240px}
@media ${media.m}{.deal-strip{grid-template-columns:2fr 3fr}.deal-strip>div{display:block}.deal-strip .locator-map{margin-block-start:12px}}`;

export type DealStripProps = {
  /** "Deals in Atlanta, past 12 months". */
  title: string;
  /** Number and volume. */
  totals: readonly DealFact[];
  /** The newest deals, with their price or size. */
  deals: readonly { link: Link; detail?: string }[];
  /** Link to the list of deals. */
  more: Link;
  /** Where the market is. */
  map?: LocatorMapProps;
};

/** Totals of deals and the newest of them, on the page of a market. */
export const DealStrip = ({ title, totals, deals, more, map }: DealStripProps) => {
  return (
    <section aria-label={title}>
      <SharedStyle name="deal-strip" css={dealStripStyles} />
      <SectionHead title={title} weight="light" more={more} />
      <div className="deal-strip">
        <div>
          <dl>
            {totals.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {map && <LocatorMap {...map} />}
        </div>
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
