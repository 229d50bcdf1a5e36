import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { color, font, leading, text } = vars;

/**
 * Styles of embeds, written only into documents with one. The iframe is above everything else of the frame; it covers
 * its question, which keyboards must not reach then. The space of the button is reserved: its script may arrive late.
 */
export const embedFrameStyles = `
.embed{position:relative;display:grid;grid-template-columns:minmax(0,1fr);width:100%;background:${color.tint2}}
.embed-parent{height:100%;background:none}
.embed-layer{grid-area:1/1;min-width:0;min-height:0}
.embed iframe{position:absolute;inset:0;width:100%;height:100%;border:0}
.embed-question{z-index:1;display:flex;flex-direction:column;align-items:flex-start;justify-content:flex-end;gap:10px;padding:16px}
.embed-panel{background:${color.paper};padding:14px 16px;max-width:34rem;display:grid;gap:10px;justify-items:start}
.embed-panel>[hidden]{display:inline-flex!important;visibility:hidden}
@media (scripting:none){.embed-panel>[hidden]{display:none!important}}
.embed-note{font:400 ${text.uiSmall}/${leading.ui} ${font.interface};color:${color.ink2}}
.embed-outside{font:400 ${text.meta}/1.4 ${font.interface};font-variant-numeric:tabular-nums;text-decoration-line:underline;text-underline-offset:3px;color:${color.ink2};min-height:24px}
.embed-outside:hover{color:${color.accent}}
.embed-panel:has(iframe)>:not(iframe){display:none}
@media ${media.print}{.embed{aspect-ratio:auto!important}}`;
