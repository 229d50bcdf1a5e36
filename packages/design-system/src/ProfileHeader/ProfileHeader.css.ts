import { style, styleVariants } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color, grid, space } = vars;

export const root = style({ background: color.tint, borderBottom: border.hairline });
const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[5]} ${grid.gutter}`,
  alignItems: 'start',
  width: '100%',
  maxWidth: `calc(${grid.max} + 2 * ${grid.margin})`,
  marginInline: 'auto',
  padding: `${space[7]} ${grid.margin}`,
});
export const inner = styleVariants({
  plain: [base],
  pictured: [
    base,
    {
      gridTemplateColumns: '120px minmax(0, 1fr)',
      '@media': {
        [media.m]: { gridTemplateColumns: '220px minmax(0, 1fr)', columnGap: '40px' },
      },
    },
  ],
});
export const text = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({ ...typography.display, margin: '8px 0 10px' });
export const pronouns = style({ ...typography.ui, color: color.ink3, letterSpacing: 0, marginInlineStart: '8px' });
export const position = style({ ...typography.deck, color: color.ink2 });
export const firm = style({ ...typography.uiStrong, marginTop: '6px' });
export const link = style({ ...underline, ':hover': { color: color.accent } });
export const location = style({ ...typography.ui, color: color.ink3, marginTop: '2px' });
export const honors = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '14px' });
export const honor = style({
  ...typography.label,
  minWidth: 0,
  padding: '6px 9px',
  background: color.ink,
  color: color.paper,
});
export const logo = style({
  width: 'fit-content',
  maxWidth: '100%',
  marginTop: space[5],
  padding: '16px',
  background: color.paper,
  border: border.hairline,
});
export const image = style({
  width: '180px',
  maxWidth: '100%',
  height: '36px',
  objectFit: 'contain',
  filter: vars.image.logoFilter,
});
