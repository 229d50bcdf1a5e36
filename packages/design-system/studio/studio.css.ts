import { style } from '@vanilla-extract/css';
import { vars } from '../src/theme/contract.css';

const { border, color, font, size, space, text } = vars;

export const page = style({
  padding: space[6],
  display: 'grid',
  gap: space[6],
  font: `400 ${text.ui}/1.45 ${font.interface}`,
});
export const title = style({ font: `600 ${text.h3}/1.2 ${font.interface}` });
export const heading = style({ font: `600 ${text.ui}/1.3 ${font.interface}`, marginBlockEnd: space[2], padding: 0 });
export const columns = style({
  display: 'grid',
  gap: space[7],
  '@media': { '(min-width: 768px)': { gridTemplateColumns: '320px minmax(0, 1fr)' } },
});
export const panel = style({ display: 'grid', gap: space[6], alignContent: 'start', minWidth: 0 });
/* Stays beside the fields, so that a change is seen where it is made. */
export const result = style([
  panel,
  {
    '@media': {
      '(min-width: 768px)': { position: 'sticky', insetBlockStart: 0, maxHeight: '100vh', overflowY: 'auto' },
    },
  },
]);
export const fields = style({ display: 'grid', gap: '2px' });
export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 48px',
  gap: space[2],
  alignItems: 'center',
  minHeight: size.touch,
});
export const wideField = style({
  display: 'grid',
  gridTemplateColumns: '120px 1fr',
  gap: space[2],
  alignItems: 'center',
  minHeight: size.touch,
});
export const message = style({ color: color.danger, fontSize: text.uiSmall });
export const swatch = style({
  width: '48px',
  height: '32px',
  padding: 0,
  border: border.hairline,
  background: color.paper,
});
export const input = style({
  minHeight: '36px',
  paddingInline: space[2],
  border: `1px solid ${color.ink3}`,
  width: '100%',
  font: 'inherit',
});
export const code = style({
  width: '100%',
  minHeight: '150px',
  padding: space[3],
  border: `1px solid ${color.ink3}`,
  font: `400 ${text.uiSmall}/1.5 ui-monospace, monospace`,
  tabSize: 2,
});
export const issues = style({
  display: 'grid',
  gap: space[2],
  padding: space[4],
  background: color.warningTint,
  color: color.ink,
});
export const preview = style({
  padding: space[6],
  border: border.hairline,
  background: color.paper,
  color: color.ink,
  minWidth: 0,
});
export const option = style({
  display: 'flex',
  gap: space[2],
  alignItems: 'center',
  minHeight: size.touch,
});
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center' });
/* Brands beside each other as far as they fit. */
export const brands = style({ display: 'flex', flexWrap: 'wrap', gap: space[6] });
export const brand = style({ minWidth: 0, maxWidth: '100%' });
export const frames = style({
  display: 'flex',
  gap: space[4],
  alignItems: 'start',
  overflowX: 'auto',
  paddingBlockEnd: space[3],
});
export const frame = style({ border: border.hairline, display: 'block', background: color.paper });
