import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { border, color, font, leading, text } = vars;

/** Styles of the strip of deals, written only into documents with one. */
export const dealStripStyles = `.deal-strip{display:grid;gap:12px 32px;font:400 ${text.uiSmall}/${leading.ui} ${font.interface};overflow-wrap:anywhere}
.deal-strip dl{display:flex;flex-wrap:wrap;align-content:start;gap:4px 28px}
.deal-strip :is(dt,span){color:${color.ink2}}
.deal-strip dd{font:${font.headWeight} ${text.h3}/1.2 ${font.headline}}
.deal-strip li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px;padding:7px 0}
.deal-strip li+li{border-top:${border.hairline}}
.deal-strip a{font-weight:600}
@media ${media.m}{.deal-strip{grid-template-columns:2fr 3fr}}`;
