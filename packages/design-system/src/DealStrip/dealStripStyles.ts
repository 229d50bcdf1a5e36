import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { border, color, font, leading, text, tracking } = vars;

/** Styles of the strip of deals, written only into documents with one. */
export const dealStripStyles = `
.deal-strip{border-top:${border.masthead};border-bottom:${border.hairline};padding:14px 0 16px;break-inside:avoid;display:grid;gap:14px 32px}
.deal-strip-title{font:650 ${text.kicker}/1.35 ${font.interface};letter-spacing:${tracking.kicker};text-transform:uppercase;color:${color.accent}}
.deal-strip dl{display:flex;flex-wrap:wrap;gap:6px 28px;margin-top:8px}
.deal-strip dt{font:400 ${text.meta}/1.4 ${font.interface};color:${color.ink3}}
.deal-strip dd{font:${font.headWeight} ${text.h3}/1.2 ${font.headline};letter-spacing:${font.headTracking};font-variant-numeric:lining-nums tabular-nums}
.deal-strip li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px;padding:7px 0;border-top:${border.hairline};font:400 ${text.uiSmall}/${leading.ui} ${font.interface};overflow-wrap:anywhere}
.deal-strip li:first-child{border-top:0}
.deal-strip li a{font-weight:600}
.deal-strip a:hover{text-decoration:underline;text-underline-offset:3px;color:${color.accent}}
.deal-strip li span{color:${color.ink2};font-variant-numeric:tabular-nums}
.deal-strip-more{display:inline-block;margin-top:8px;padding:5px 0;font:600 ${text.uiSmall}/1.4 ${font.interface};text-decoration:underline;text-decoration-color:${color.accent};text-decoration-thickness:1px;text-underline-offset:3px}
@media ${media.m}{.deal-strip{grid-template-columns:minmax(0,2fr) minmax(0,3fr)}}`;
