import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { color, font, leading, space, text, tracking } = vars;

/** Styles of the error screens, written only into documents with one. */
export const errorScreenStyles = `
.error{display:grid;grid-template-columns:minmax(0,1fr);gap:${space[7]};padding-block:56px 72px}
.error-code{display:block;font:650 ${text.kicker}/1.35 ${font.interface};letter-spacing:${tracking.kicker};text-transform:uppercase;color:${color.accent}}
.error-title{display:block;font:${font.headWeight} ${text.display}/${leading.display} ${font.headline};letter-spacing:${font.headTrackingXl};text-wrap:balance;margin:10px 0 14px}
.error-lead{font:400 ${text.deck}/${leading.deck} ${font.headline};text-wrap:pretty;color:${color.ink2};margin-bottom:${space[5]}}
.error-question{font:600 ${text.uiSmall}/1.3 ${font.interface};margin-bottom:${space[2]}}
.error-reason{position:relative;padding-block:4px;padding-inline-start:${space[5]};color:${color.ink2}}
.error-reason::before{content:"";position:absolute;inset-inline-start:0;top:.9em;width:9px;border-top:2px solid ${color.accent}}
.error-search{margin-block:${space[6]};max-width:640px}
.error-actions{display:flex;flex-wrap:wrap;align-items:center;gap:${space[2]} ${space[3]}}
.error-picture{width:100%}
.error-compact{display:grid;justify-items:start;gap:${space[4]};padding-block:${space[9]}}
.error-detail{max-width:100%;margin:${space[6]} 0 0;padding:${space[4]};overflow:auto;background:${color.tint};border-top:3px solid ${color.danger};font:400 .8125rem/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
.error-reference{font:400 ${text.meta}/1.4 ${font.interface};font-variant-numeric:tabular-nums;color:${color.ink2};margin-top:${space[5]};overflow-wrap:anywhere}
@media ${media.l}{.error{gap:${space[10]};align-items:center}.error-pictured{grid-template-columns:repeat(2,minmax(0,1fr))}}
@media not all and ${media.l}{.error-picture{aspect-ratio:2/1;object-fit:cover}}`;
