import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color, font, grid, layer, size, space, text } = vars;

/** Height of the bar without its padding, in px: two rows on phones, one above. */
const phoneHeight = '100px';
const wideHeight = '60px';

/**
 * Styles of the bar around the player. The bar brings them along to the next pages. The end of a page can be
 * scrolled above it, and a focused element is scrolled clear of it (WCAG 2.4.11).
 */
export const audioDockStyles = `
.audio-dock{position:fixed;inset-inline:0;bottom:0;z-index:${layer.sticky};display:grid;grid-template:"title close" "player player"/minmax(0,1fr) auto;align-items:center;column-gap:${space[6]};min-height:${phoneHeight};padding:0 max(${grid.margin},(100% - ${grid.max})/2) env(safe-area-inset-bottom);border-top:${border.strong};background:${color.tint};color:${color.ink}}
.audio-dock div{grid-area:player;min-width:0}
.audio-dock a{grid-area:title;overflow:hidden;white-space:nowrap;text-overflow:ellipsis;padding-block:${space[2]};font:600 ${text.uiSmall}/1.3 ${font.interface}}
.audio-dock a:hover{text-decoration-line:underline;text-underline-offset:3px}
.audio-dock button{grid-area:close;display:grid;place-items:center;width:${size.touch};height:${size.touch}}
.audio-dock svg{width:20px;height:20px;fill:none;stroke:currentColor;stroke-width:1.6}
body:has(>.audio-dock){padding-bottom:${phoneHeight}}
html:has(>body>.audio-dock){scroll-padding-bottom:${phoneHeight}}
@media ${media.m}{.audio-dock{grid-template:"title player close"/minmax(0,1fr) minmax(460px,2fr) auto;min-height:${wideHeight}}body:has(>.audio-dock){padding-bottom:${wideHeight}}html:has(>body>.audio-dock){scroll-padding-bottom:${wideHeight}}}
@media ${media.print}{.audio-dock{display:none}}`;
