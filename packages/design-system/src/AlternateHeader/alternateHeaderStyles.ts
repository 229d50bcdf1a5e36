import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { border, color, font, grid, image, layer, motion, size, space, text } = vars;

/** Selects the links `out` or `in` of the signed-in state, also while only the signed-in hint is available. */
const whileSignedIn = (links: 'out' | 'in'): string =>
  `[data-audience=in] .alternate-${links},html[data-visitor=known] [data-audience=unknown] .alternate-${links}`;

/**
 * Styles of the alternate header, written only into documents with one. Both links of a pair share a grid cell as wide
 * as the wider one. The alert is in the margin of its link, so that the text does not move.
 */
export const alternateHeaderStyles = `
.alternate{position:relative;z-index:${layer.header};background:${color.paper};border-bottom:${border.masthead}}
.alternate-bar{display:grid;grid-template:"menu logo search" 60px/1fr auto 1fr;align-items:center;width:100%;max-width:calc(${grid.max} + 2*${grid.margin});margin-inline:auto;padding-inline:${grid.margin}}
.alternate-menu{grid-area:menu;margin-inline-start:-10px}
.alternate-home{grid-area:logo;min-width:0;padding:6px}
.alternate-logo{height:32px;width:auto;max-width:100%;object-fit:contain;filter:${image.logoFilter}}
.alternate-search{grid-area:search;justify-self:end;margin-inline-end:-10px}
.alternate-action{display:inline-flex;align-items:center;justify-content:center;gap:${space[2]};min-width:${size.touch};min-height:${size.touch};padding:0 10px;font:550 ${text.uiSmall}/1.3 ${font.interface};white-space:nowrap;list-style:none;transition:background ${motion.fast}}
.alternate-action:hover{background:${color.tint}}
.alternate-action::-webkit-details-marker{display:none}
.alternate-row{position:absolute;inset-inline:0;top:100%;background:${color.tint};border-bottom:1px solid ${color.ruleStrong}}
.alternate-row>div{max-width:760px;margin-inline:auto;padding:${space[5]} ${grid.margin}}
.alternate-wide{grid-area:wide;display:none;align-items:center;gap:${space[2]}}
.alternate-links{display:flex;align-items:center;gap:${space[1]}}
.alternate-links>li{display:grid}
.alternate-out,.alternate-in{grid-area:1/1;position:relative}
.alternate-in,${whileSignedIn('out')}{visibility:hidden}
${whileSignedIn('in')}{visibility:visible}
.alternate-alert{position:absolute;inset-inline-end:-6px;top:4px;display:inline-flex;color:${color.accent}}
@media ${media.l}{.alternate-bar{grid-template:"menu logo search wide" 72px/auto auto 1fr auto;column-gap:${space[4]}}.alternate-logo{height:40px}.alternate-search{justify-self:start;margin-inline-end:0}.alternate-wide{display:flex}}
@media not all and ${media.l}{.alternate-word{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}}
@media ${media.print}{.alternate{display:none}}`;
