import { vars } from '@masthead/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { border, color, font, space, text } = vars;

export const root = style({
  borderTop: border.hairline,
  marginTop: space[3],
  paddingTop: space[3],
  font: `400 ${text.meta}/1.4 ${font.interface}`,
});
export const head = style({ fontWeight: 650, marginBottom: space[2] });
export const list = style({ display: 'grid', gap: space[2], marginBlock: space[2] });
export const slot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `2px ${space[3]}`,
  borderTop: border.hairline,
  paddingTop: space[2],
});
/** A line of sizes or times. */
export const detail = style({
  gridColumn: '1 / -1',
  color: color.ink3,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const error = style({ gridColumn: '1 / -1', color: color.danger });
/** Button that scrolls to a slot. */
export const show = style({ color: color.accent, textDecoration: 'underline', minHeight: 24, minWidth: 44 });
export const facts = style({ color: color.ink3, overflowWrap: 'anywhere' });
/** Links that select behaviors of the house-ad library. */
export const behaviors = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[3]}` });
globalStyle(`${behaviors} a`, { color: color.accent, textDecoration: 'underline', lineHeight: '24px' });
globalStyle('[data-slot][data-highlight]', {
  outline: `4px solid ${color.focus}`,
  outlineOffset: 4,
  scrollMarginTop: 88,
});
