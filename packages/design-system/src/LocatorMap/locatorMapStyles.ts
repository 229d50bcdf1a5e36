import { vars } from '../theme/contract.css';

const { border, color, font, space, text } = vars;

/** Styles of maps, written only into documents with one. */
export const locatorMapStyles = `
.locator-map{break-inside:avoid;max-width:480px}
.map-drawing{position:relative;overflow:hidden}
.locator-map svg{display:block;width:100%;height:auto}
.map-land{fill:${color.tint2}}
.map-lines{fill:none;stroke:${color.paper}}
.map-dot{fill:${color.accent};fill-opacity:.82;stroke:${color.paper};stroke-width:1px;vector-effect:non-scaling-stroke}
.map-current{fill-opacity:1;stroke:${color.ink};stroke-width:2px}
.map-label{position:absolute;white-space:nowrap;pointer-events:none;font:600 ${text.kicker}/1 ${font.interface};color:${color.ink}}
.map-below{transform:translate(-50%,0)}
@media screen and (max-width:${767.98}px){.map-label{display:none}}`;

/**
 * Styles of a map of many places, which has a title, links, a note, and names at the sides of places. A link is at least
 * 24 px wide at every size of the map (WCAG 2.5.8).
 */
export const mapListStyles = `
.locator-map{max-width:none}
.map-label{text-shadow:0 0 2px ${color.tint2}}
.map-end{transform:translate(0,-50%)}
.map-start{transform:translate(-100%,-50%)}
.map-title{border-block-start:${border.masthead};padding-block:${space[3]} ${space[4]};font:${font.headWeight} ${text.h4}/1.24 ${font.headline};letter-spacing:${font.headTracking}}
.map-note{margin-block-start:${space[3]};font:400 ${text.meta}/1.4 ${font.interface};color:${color.ink3}}
.map-target{fill:none;stroke:transparent;stroke-width:22px;vector-effect:non-scaling-stroke;pointer-events:stroke}
.locator-map a:hover .map-dot{fill:${color.accentHover};fill-opacity:1}`;
