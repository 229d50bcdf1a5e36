import { style } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { breakpoints, media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color, font, text } = vars;

/** Below this width each deal is a block: a table of eight columns would scroll sideways. */
const narrow = `(max-width: ${breakpoints.l - 1}px)`;

/** Between the columns of the table, so that they fit into the narrowest page that has one. */
const cellGap = '16px';

/** Width of the price in a block, at the end of the line of its name. */
const blockPrice = '104px';

export const table = style({
  ...typography.uiSmall,
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'lining-nums tabular-nums',
  '@media': { [`screen and ${narrow}`]: { display: 'block' } },
});
export const head = style({ '@media': { [`screen and ${narrow}`]: { display: 'none' } } });
export const body = style({ '@media': { [`screen and ${narrow}`]: { display: 'block' } } });

export const header = style({
  ...typography.meta,
  fontWeight: 600,
  color: color.ink2,
  textAlign: 'start',
  verticalAlign: 'baseline',
  whiteSpace: 'nowrap',
  paddingBlockEnd: '8px',
  paddingInlineEnd: cellGap,
  borderBottom: border.strong,
});
export const numberHeader = style([header, { textAlign: 'end' }]);
export const sort = style({
  display: 'inline-block',
  padding: '6px 0',
  ':hover': { ...underline, color: color.accent },
});
/** The direction of the current order. */
export const arrow = style({ color: color.accent, marginInlineStart: '4px' });

export const row = style({
  '@media': {
    [`screen and ${narrow}`]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '12px',
      position: 'relative',
      padding: '10px 0',
      borderBottom: border.hairline,
    },
    [media.print]: { breakInside: 'avoid' },
  },
});

const cell = style({
  verticalAlign: 'top',
  paddingBlock: '13px',
  paddingInlineEnd: cellGap,
  borderBottom: border.hairline,
  overflowWrap: 'anywhere',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
  '@media': { [`screen and ${narrow}`]: { paddingBlock: 0, paddingInlineEnd: 0, borderBottom: 0 } },
});
export const date = style([
  cell,
  {
    color: color.ink2,
    whiteSpace: 'nowrap',
  },
]);
export const kind = style([cell, { whiteSpace: 'nowrap' }]);
export const deal = style([
  cell,
  {
    minWidth: '180px',
    textAlign: 'start',
    fontWeight: 400,
    '@media': {
      [`screen and ${narrow}`]: { order: -1, flex: '0 0 100%', minWidth: 0, paddingInlineEnd: blockPrice },
    },
  },
]);
export const name = style({
  font: `${font.headWeight} ${text.h5}/1.25 ${font.headline}`,
  letterSpacing: font.headTracking,
  display: 'inline-block',
  minHeight: '24px',
  ':hover': { ...underline },
});
export const place = style({
  display: 'block',
  color: color.ink2,
  marginTop: '3px',
  '@media': { [`screen and ${narrow}`]: { marginTop: '1px' } },
});
export const number = style([
  cell,
  {
    textAlign: 'end',
    whiteSpace: 'nowrap',
    '@media': { [`screen and ${narrow}`]: { textAlign: 'start' } },
  },
]);
export const price = style([
  number,
  {
    fontWeight: 650,
    '@media': {
      [`screen and ${narrow}`]: {
        position: 'absolute',
        insetBlockStart: '10px',
        insetInlineEnd: 0,
        maxWidth: blockPrice,
        textAlign: 'end',
        whiteSpace: 'normal',
      },
    },
  },
]);
/** The unit of a price, below it; beside it in blocks. */
export const unit = style({
  ...typography.meta,
  color: color.ink2,
  '@media': { [`screen and (min-width: ${breakpoints.l}px)`]: { display: 'block' } },
});
/** A cell without a value, absent from the blocks. */
export const empty = style([
  cell,
  { color: color.ink3, textAlign: 'end', '@media': { [`screen and ${narrow}`]: { display: 'none' } } },
]);
export const parties = style([
  cell,
  {
    minWidth: '140px',
    '@media': { [`screen and ${narrow}`]: { ...typography.meta, flex: '0 0 100%', minWidth: 0 } },
  },
]);
export const party = style({
  display: 'block',
  '@media': {
    [`screen and ${narrow}`]: { display: 'inline', selectors: { '&:not(:last-child)::after': { content: '; ' } } },
  },
});
export const role = style({ color: color.ink2 });
/** The header of a cell, in blocks. */
export const label = style({
  ...typography.meta,
  display: 'none',
  color: color.ink3,
  fontWeight: 400,
  '@media': { [`screen and ${narrow}`]: { display: 'inline' } },
});
