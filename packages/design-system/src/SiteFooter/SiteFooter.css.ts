import { globalStyle, style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { color, grid, space, text } = vars;
/** Less than the 44 px of other controls: the footer has 40 links. */
const touch = '40px';
const rule = `1px solid ${color.inverseRule}`;

export const root = style({
  background: color.inverse,
  color: color.onInverse,
  font: `400 ${text.uiSmall}/1.4 ${vars.font.interface}`,
  paddingBlock: `${space[9]} 28px`,
  '@media': { [media.print]: { display: 'none' } },
});
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[7],
  paddingBottom: space[4],
  borderBottom: rule,
  '@media': { [media.l]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', gap: grid.gutter } },
});
export const logos = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[6]}`,
  marginBottom: '18px',
});
export const support = style({ color: color.onInverse2, maxWidth: '40ch', textWrap: 'pretty' });
export const supportLink = style({
  textDecorationLine: 'underline',
  textUnderlineOffset: '3px',
  overflowWrap: 'anywhere',
  ':hover': { color: color.accentOnInverse },
});
/* Phones have two columns of lists, of equal height. */
export const columns = style({
  columns: 2,
  columnGap: space[6],
  '@media': { [media.m]: { display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
});
globalStyle(`${columns} > nav`, { breakInside: 'avoid', paddingBottom: space[5] });
export const columnTitle = style({ ...typography.kicker, color: color.onInverse2, marginBottom: space[2] });
export const columnLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: touch,
  '@media': { [media.m]: { minHeight: '34px', paddingBlock: '5px' } },
  lineHeight: 1.3,
  ':hover': { color: color.accentOnInverse },
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[6],
  padding: '12px 0',
  borderBottom: rule,
});
export const rowTitle = style({ font: 'inherit', fontWeight: 500, color: color.onInverse2 });
export const rowList = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[6] });
export const rowLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touch,
  overflowWrap: 'anywhere',
  ':hover': { color: color.accentOnInverse },
});
export const networkLink = style([rowLink, { font: `500 ${text.h5}/1.3 ${vars.font.headline}` }]);
export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[5],
  paddingTop: space[2],
  fontSize: text.meta,
  color: color.onInverse2,
});
export const copyright = style({
  marginInlineEnd: 'auto',
  '@media': { [`not all and ${media.s}`]: { width: '100%' } },
});
export const legalLink = style([supportLink, { display: 'inline-flex', alignItems: 'center', minHeight: touch }]);
export const social = style({ marginTop: '18px' });
