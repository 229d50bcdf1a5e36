import { style, styleVariants } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color, font, grid, size, space, text } = vars;

const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[8]} ${grid.gutter}`,
  '@media': { [media.s]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const root = styleVariants({
  2: [base],
  3: [base, { '@media': { [media.l]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } }],
});

/* A single group flows its links over all columns. */
const flowing = style({ columnGap: grid.gutter, '@media': { [media.s]: { columns: 2 } } });
export const flow = styleVariants({
  2: [flowing],
  3: [flowing, { '@media': { [media.l]: { columns: 3 } } }],
});

/* Phones show one group per row, with its short names in two columns. */
export const long = style({ columnGap: grid.gutter, '@media': { [`not all and ${media.s}`]: { columns: 2 } } });

/* Stacked groups in as many columns as fit. */
export const packed = styleVariants({ 2: [flow[2]], 3: [flow[3], { '@media': { [media.xl]: { columns: 4 } } }] });
export const group = style({ selectors: { [`${flowing} > &`]: { breakInside: 'avoid', marginBottom: space[8] } } });

export const head = style({ borderTop: border.masthead, paddingTop: '12px', marginBottom: '6px' });
export const titleLine = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
});
export const title = style({ ...typography.h3 });
export const titleLink = style({ ':hover': { color: color.accent } });
export const description = style({ ...typography.uiSmall, color: color.ink2, marginTop: '4px' });
export const item = style({
  borderTop: border.hairline,
  breakInside: 'avoid',
  selectors: { '&:first-child': { borderTop: 0 }, [`${flowing} > &:first-child`]: { borderTop: border.hairline } },
  '@media': {
    [`not all and ${media.s}`]: { selectors: { [`${long} > &:first-child`]: { borderTop: border.hairline } } },
  },
});
export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: size.touch,
  paddingBlock: '6px',
  overflowWrap: 'anywhere',
  font: `500 ${text.ui}/1.3 ${font.interface}`,
  ':hover': { color: color.accent },
  // A mouse needs less height than a finger.
  '@media': { [`${media.l} and (pointer: fine)`]: { minHeight: '36px', paddingBlock: '4px' } },
});
export const count = style({ ...typography.meta, color: color.ink3, whiteSpace: 'nowrap' });
