import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color, font, grid, space, text } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: grid.gutter,
});
const base = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: space[6],
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { breakInside: 'avoid' } },
});
/* Both borders have the same width, so that the prices are on one line. */
export const card = styleVariants({
  plain: [base, { border: `1px solid ${color.rule2}`, borderTop: `4px solid ${color.ink}` }],
  marked: [
    base,
    { border: `1px solid ${color.accent}`, borderTop: `4px solid ${color.accent}`, background: color.tint },
  ],
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 12px',
});
export const name = style(typography.h4);
export const mark = style({ ...typography.kicker, color: color.accent });
export const price = style({
  font: `${font.headWeight} ${text.h2}/1.15 ${font.headline}`,
  letterSpacing: font.headTracking,
  fontVariantNumeric: 'lining-nums',
  marginTop: space[3],
});
export const per = style({ ...typography.ui, color: color.ink2, letterSpacing: 0 });
export const saving = style({ ...typography.uiSmallStrong, color: color.accent, marginTop: space[1] });
export const summary = style({ ...typography.summary, color: color.ink2, marginTop: space[2] });
export const list = style({ marginBlock: `${space[5]} ${space[6]}`, borderTop: border.hairline });
export const part = style({
  ...typography.ui,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '10px',
  alignItems: 'start',
  paddingBlock: '9px',
  borderBottom: border.hairline,
});
globalStyle(`${part} > svg`, { marginTop: '3px', color: color.accent });
/* The buttons of all plans are on one line. */
export const action = style({
  display: 'grid',
  marginTop: 'auto',
  '@media': { [media.print]: { display: 'none' } },
});
