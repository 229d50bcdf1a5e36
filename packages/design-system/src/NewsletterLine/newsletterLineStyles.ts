import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { color, font, size, text } = vars;

/** Styles of the sign-up in an article, written only into documents with one. */
export const newsletterLineStyles = `
.letter{font:400 ${text.uiSmall}/1.45 ${font.interface};color:${color.ink2}}
.letter-title{font:600 ${text.ui}/1.4 ${font.interface};color:${color.ink}}
.letter a{text-decoration:underline;text-underline-offset:3px}
.letter form{display:grid;gap:8px;margin-top:12px}
.letter label{font-weight:600;color:${color.ink}}
.letter input{width:100%;min-height:${size.touch};padding:9px 12px;border:1px solid ${color.ink3};border-radius:${size.radiusControl};background:${color.paper};color:${color.ink};font:400 1rem/1.4 ${font.interface}}
@media ${media.m}{.letter form{grid-template-columns:1fr auto}.letter label{grid-column:1/-1}}`;
