import { style } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { color, grid } = vars;

/** From tablets the title is beside the markets. */
export const root = style({
  '@media': { [media.m]: { display: 'grid', gridTemplateColumns: '8rem minmax(0, 1fr)', columnGap: grid.gutter } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  alignContent: 'start',
  columnGap: '16px',
  marginBottom: '12px',
});
export const title = style({ ...typography.h4 });
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
export const figures = style({
  ...typography.meta,
  color: color.ink3,
  minHeight: '1lh',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const story = style({
  ...typography.h5,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  minHeight: '24px',
  marginTop: '4px',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  ':hover': underline,
});
export const link = style({
  ...typography.uiSmall,
  ...underline,
  overflowWrap: 'anywhere',
  color: color.ink2,
  ':hover': { color: color.accent },
});
