import { globalStyle, style } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color, grid } = vars;

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '16px',
  marginBottom: '12px',
});
export const title = style({ ...typography.h3 });
/** Phones scroll it sideways. */
export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(230px, 1fr)',
  columnGap: `calc(2 * ${grid.gutter})`,
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
export const figures = style({ ...typography.meta, color: color.ink3, minHeight: '1lh' });
/** The newest story is the largest; the others are headlines of up to two lines, which phones leave out. */
export const stories = style({ marginTop: '4px' });
globalStyle(`${stories} > li`, { paddingBlock: '6px' });
globalStyle(`${stories} > li + li`, {
  borderTop: border.hairline,
  '@media': { [`not all and ${media.m}`]: { display: 'none' } },
});
globalStyle(`${stories} a`, {
  ...typography.uiSmall,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  minHeight: '24px',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  color: color.ink,
});
globalStyle(`${stories} a:hover`, underline);
globalStyle(`${stories} > :first-child a`, { ...typography.h4, WebkitLineClamp: 3 });
globalStyle(`${stories} time`, { ...typography.meta, color: color.ink3 });
export const link = style({
  ...typography.uiSmall,
  ...underline,
  overflowWrap: 'anywhere',
  color: color.ink2,
  ':hover': { color: color.accent },
});
