import { style } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { vars } from '../theme/contract.css';

const { border, color, grid } = vars;

/** Only readers who follow a market have the strip. Its height does not depend on its content. */
export const root = style({
  ...typography.uiSmall,
  height: '128px',
  overflow: 'hidden',
  padding: '12px 0',
  borderBottom: border.hairline,
  selectors: { 'html:not([data-visitor="known"][data-markets]) &': { display: 'none' } },
});
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
