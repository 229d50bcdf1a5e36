import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { border, color, font, leading, text, tracking } = vars;

/** Styles of the strip of deals, written only into documents with one. */
export const dealStripStyles = `.deal-strip{border-top:${border.masthead};border-bottom:${border.hairline};padding:14px 0 16px;display:grid;gap:14px 32px;font:400 ${text.uiSmall}/${leading.ui} ${font.interface};overflow-wrap:anywhere}
.deal-strip h2{font:650 ${text.kicker}/1.35 ${font.interface};letter-spacing:${tracking.kicker};text-transform:uppercase;color:${color.accent}}
.deal-strip dl{display:flex;flex-wrap:wrap;gap:6px 28px;margin-top:8px}
.deal-strip :is(dt,span){color:${color.ink2}}
.deal-strip dd{font:${font.headWeight} ${text.h3}/1.2 ${font.headline}}
.deal-strip li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px;padding:7px 0}
.deal-strip li+li{border-top:${border.hairline}}
.deal-strip a{font-weight:600}
.deal-strip a:hover,.deal-strip>div>a{text-decoration:underline;text-underline-offset:3px}
.deal-strip>div>a{display:inline-block;padding:12px 0 4px}
@media ${media.m}{.deal-strip{grid-template-columns:2fr 3fr}}`;
