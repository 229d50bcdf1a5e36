import { style } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { vars } from '../theme/contract.css';

const { color, grid } = vars;

export const root = style({ ...typography.uiSmall });
export const head = style({ display: 'flex', justifyContent: 'space-between', gap: '16px', marginBottom: '4px' });
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
export const market = style({
  ...typography.kicker,
  display: 'flex',
  alignItems: 'center',
  minHeight: '24px',
  overflowWrap: 'anywhere',
  color: color.accent,
  ':hover': underline,
});
export const headline = style({
  ...typography.ui,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  minHeight: '24px',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  color: color.ink,
  ':hover': underline,
});
export const link = style({
  ...underline,
  overflowWrap: 'anywhere',
  color: color.ink2,
  ':hover': { color: color.accent },
});
