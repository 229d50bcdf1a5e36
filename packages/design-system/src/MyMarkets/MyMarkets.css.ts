import { style } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { vars } from '../theme/contract.css';

const { color, grid } = vars;

export const root = style({ ...typography.uiSmall });
export const head = style({ display: 'flex', justifyContent: 'space-between', gap: '16px', marginBottom: '8px' });
export const title = style({ ...typography.uiSmallStrong });
/** Phones scroll it sideways. */
export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(230px, 1fr)',
  columnGap: grid.gutter,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
export const market = style({ ...typography.kicker, color: color.accent, ':hover': underline });
export const headline = style({
  ...typography.ui,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: color.ink,
  ':hover': underline,
});
export const link = style({ color: color.ink2, ...underline, ':hover': { color: color.accent } });
