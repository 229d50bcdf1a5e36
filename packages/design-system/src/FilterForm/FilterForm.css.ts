import { style } from '@vanilla-extract/css';
import { fieldLabel, hiddenByAutoSubmit, inputFocus, select as selectRule } from '../styles/controls';
import { fillColumns } from '../styles/itemColumns';
import { breakpoints, media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, grid } = vars;

export const root = style({
  paddingBlock: '16px 20px',
  borderBottom: border.hairline,
  '@media': { [media.print]: { display: 'none' } },
});
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `12px ${grid.gutter}`,
  /* Three next to a rail, four across the page: never a single one on the last line. */
  '@media': { [media.m]: { gridTemplateColumns: fillColumns({ minWidth: '190px', gap: grid.gutter }) } },
});
/** Four fields and more: two columns on phones, so that the list is not far below. */
export const manyFields = style([
  fields,
  {
    '@media': {
      [`(max-width: ${breakpoints.m - 1}px)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '12px' },
    },
  },
]);
/** Four narrow fields fit in one line on tablets, where three and one would be two lines. */
export const fourFields = style([
  manyFields,
  { '@media': { [media.m]: { gridTemplateColumns: fillColumns({ minWidth: '150px', gap: grid.gutter }) } } },
]);
export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6px',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const label = style(fieldLabel);
export const select = style([selectRule, { ':focus-visible': inputFocus }]);

export const apply = style({ marginTop: '12px', '@media': { '(scripting: enabled)': hiddenByAutoSubmit } });
