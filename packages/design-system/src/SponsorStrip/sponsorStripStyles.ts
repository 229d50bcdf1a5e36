import { media } from '../theme/media';
import { fillColumns } from '../styles/itemColumns';
import { vars } from '../theme/contract.css';

const { border, color, font, grid, image, leading, text, tracking } = vars;
const small = `font:400 ${text.uiSmall}/${leading.ui} ${font.interface};color:${color.ink2}`;
const underline = 'text-decoration-line:underline;text-underline-offset:3px';

/** Styles of the sponsors, written only into documents with some. */
export const sponsorStripStyles = `
.sponsors{display:grid;grid-template-columns:minmax(0,1fr);gap:12px ${grid.gutter};border-block:${border.hairline};padding-block:20px}
.sponsors-label{font:650 ${text.kicker}/1.35 ${font.interface};letter-spacing:${tracking.kicker};text-transform:uppercase;color:${color.ink3};padding-top:3px}
.sponsors-list{display:grid;gap:20px ${grid.gutter};grid-template-columns:${fillColumns({ minWidth: 'min(100%, 260px)', gap: grid.gutter })}}
.sponsors-logo{height:34px;width:auto;max-width:100%;object-fit:contain;object-position:left center;background:none;filter:${image.logoFilter}}
.sponsors-logo:dir(rtl){object-position:right center}
.sponsors-name{font:${font.headWeight} ${text.h5}/1.3 ${font.headline};letter-spacing:${font.headTracking}}
.sponsors-link{color:${color.accent}}
.sponsors-link:hover{${underline}}
.sponsors-description{${small};margin-top:6px}
.sponsors-profile{overflow-wrap:anywhere;${small};${underline};display:inline-flex;align-items:center;min-height:24px;margin-top:4px}
.sponsors-profile:hover{color:${color.accent}}
@media ${media.m}{.sponsors{grid-template-columns:112px minmax(0,1fr)}.sponsors:has(.sponsors-logo) .sponsors-label{padding-top:9px}}`;
