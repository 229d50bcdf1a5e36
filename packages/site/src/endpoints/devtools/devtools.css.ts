import { vars } from '@masthead/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { border, color, font, size, space, text } = vars;
const mono = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';
const ui = { font: `400 ${text.uiSmall}/1.4 ${font.interface}` } as const;

export const form = style({ ...ui, display: 'grid', gap: space[4], maxWidth: '44rem' });
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[4] });
export const field = style({ display: 'grid', gap: space[1], flex: '1 1 16rem', fontWeight: 600 });
const control = {
  ...ui,
  width: '100%',
  minHeight: size.touch,
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${color.ink3}`,
  borderRadius: size.radiusControl,
  background: color.paper,
  color: color.ink,
} as const;
export const input = style(control);
export const variables = style({ ...control, minHeight: '9rem', fontFamily: mono, resize: 'vertical' });
export const check = style({ display: 'flex', alignItems: 'center', gap: space[2], minHeight: size.touch });
export const facts = style({
  ...ui,
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  gap: `${space[1]} ${space[5]}`,
  margin: 0,
});
globalStyle(`${facts} dt`, { fontWeight: 600 });
globalStyle(`${facts} dd`, { margin: 0, overflowWrap: 'anywhere' });
export const output = style({
  font: `400 ${text.meta}/1.5 ${mono}`,
  margin: 0,
  maxHeight: '40rem',
  overflow: 'auto',
  padding: space[4],
  background: color.tint,
  border: border.hairline,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
/* Wide tables scroll in a focusable frame. */
export const scroller = style({ overflowX: 'auto', border: border.hairline });
export const table = style({ ...ui, width: '100%', borderCollapse: 'collapse' });
globalStyle(`${table} th, ${table} td`, {
  padding: `${space[2]} ${space[3]}`,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBottom: border.hairline,
});
globalStyle(`${table} thead th`, { background: color.tint, whiteSpace: 'nowrap' });
export const path = style({ fontFamily: mono, fontSize: text.meta, whiteSpace: 'nowrap' });
export const more = style({ minWidth: '16rem', color: color.ink2 });
export const list = style({ ...ui, display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' });
globalStyle(`${list} a`, { fontWeight: 600, textDecorationLine: 'underline', textUnderlineOffset: '3px' });
