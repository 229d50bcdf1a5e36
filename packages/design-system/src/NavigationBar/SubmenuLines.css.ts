import { style, styleVariants } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { vars } from '../theme/contract.css';

const { border, color, font, grid, space, text } = vars;

const base = style({
  maxWidth: `calc(${grid.max} + 2 * ${grid.margin})`,
  marginInline: 'auto',
  padding: `${space[6]} ${grid.margin} ${space[7]}`,
});
const counts = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 } as const;
/** Groups in columns of equal width. */
export const groups = styleVariants(counts, (count) => [
  base,
  {
    display: 'grid',
    // A single column is not as wide as the page.
    gridTemplateColumns: `repeat(${count}, minmax(0, ${count === 1 ? '20rem' : '1fr'}))`,
    gap: `${space[6]} ${grid.gutter}`,
  },
]);
/** Lines without a header flow over the columns. */
export const flow = styleVariants(counts, (count) => [base, { columns: count, columnGap: grid.gutter }]);

export const line = style({ breakInside: 'avoid' });
export const group = style({ minWidth: 0, borderTop: border.strong });
export const lineLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '32px',
  paddingBlock: '4px',
  font: `500 ${text.uiSmall}/1.3 ${font.interface}`,
  ':hover': { ...underline, color: color.accent },
});
export const header = style({
  ...typography.kicker,
  color: color.accent,
  paddingBlock: '10px 6px',
});
export const small = style({
  ...typography.meta,
  color: color.ink3,
  paddingBlock: '4px',
  /* Above a group it is its header. */
  selectors: {
    [`${group} > ul > &:first-child`]: { ...typography.kicker, color: color.accent, paddingBlock: '10px 6px' },
  },
});
export const titleLink = style({ ':hover': underline });
export const divider = style({ border: 0, borderTop: border.hairline, marginBlock: space[2] });
/* A separator has space, no line. */
export const separator = style({ border: 0, height: space[3], margin: 0 });
