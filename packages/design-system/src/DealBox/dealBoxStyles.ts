import { vars } from '../theme/contract.css';
import { fillColumns } from '../styles/itemColumns';
import { media } from '../theme/media';

const { border, color, font, leading, text, tracking } = vars;

/** Styles of the deal box, written only into documents with one. */
export const dealBoxStyles = `
.deal-box{border-top:${border.masthead};border-bottom:${border.masthead};padding:16px 0 10px;break-inside:avoid;overflow-wrap:anywhere}
.deal-box-head{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:16px}
.deal-box-head .locator-map{width:112px}
.deal-box-kicker{font:650 ${text.kicker}/1.35 ${font.interface};letter-spacing:${tracking.kicker};text-transform:uppercase;color:${color.accent}}
.deal-box-title{font:${font.headWeight} ${text.h4}/${leading.h4} ${font.headline};letter-spacing:${font.headTracking};margin-top:6px;text-wrap:balance}
.deal-box-place{font:400 ${text.uiSmall}/${leading.ui} ${font.interface};color:${color.ink2};margin-top:2px}
.deal-box dt{font:400 ${text.meta}/1.4 ${font.interface};color:${color.ink3}}
.deal-box-figures{display:flex;flex-wrap:wrap;gap:0 24px;margin-top:14px;border-top:${border.hairline}}
.deal-box-figures>div{padding:10px 0 12px}
.deal-box-figures dd{font:${font.headWeight} ${text.h4}/1.2 ${font.headline};letter-spacing:${font.headTracking};font-variant-numeric:lining-nums tabular-nums;margin-top:3px}
.deal-box-parties{display:grid;grid-template-columns:minmax(0,1fr);gap:0 24px}
.deal-box-parties>div{display:grid;grid-template-columns:92px minmax(0,1fr);align-items:baseline;padding:9px 0;border-top:${border.hairline}}
.deal-box-parties dd{font:600 ${text.uiSmall}/1.4 ${font.interface}}
.deal-box-more{font:600 ${text.uiSmall}/1.4 ${font.interface};padding-top:6px;border-top:${border.hairline}}
.deal-box-more a{display:inline-block;padding:5px 0;text-decoration:underline;text-decoration-color:${color.accent};text-decoration-thickness:1px;text-underline-offset:3px}
.deal-box-more a:hover{color:${color.accent}}
@media ${media.m}{.deal-box-head .locator-map{width:224px}.deal-box-figures{display:grid;grid-template-columns:${fillColumns({ minWidth: '128px', gap: '24px' })}}.deal-box-parties{grid-template-columns:repeat(2,minmax(0,1fr))}}
@media ${media.print}{.deal-box-more{display:none}}`;
