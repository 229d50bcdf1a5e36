import { style, styleVariants } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color, grid, space } = vars;

export const item = style({
  paddingBlock: space[6],
  borderTop: border.hairline,
  selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 } },
});

const pictured = style({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  gap: '16px',
  alignItems: 'start',
});
const wide = (width: string) => ({
  '@media': { [media.m]: { gridTemplateColumns: `${width} minmax(0, 1fr)`, columnGap: grid.gutter } },
});

export const root = styleVariants({ square: [pictured, wide('160px')], wide: [pictured, wide('220px')], text: {} });
export const picture = style({ marginTop: '3px' });
export const text = style({ minWidth: 0 });
export const label = style({
  ...typography.kicker,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  color: color.accent,
  marginBottom: '6px',
  overflowWrap: 'anywhere',
});
export const title = style({ ...typography.h3, overflowWrap: 'anywhere' });
export const summary = style({ ...typography.summary, color: color.ink2, marginTop: '8px', maxWidth: '44em' });
export const facts = style({ ...typography.meta, color: color.ink3, marginTop: '10px' });
/* Facts break only between each other; the last one is a name and may be long. */
export const fact = style({ display: 'inline' });
export const control = style({ marginTop: '12px' });
