import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { grid, space } = vars;
const phone = `not all and ${media.m}`;

const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4px 16px',
  alignItems: 'start',
});

const wide = (columns: string) => ({
  '@media': { [media.m]: { gridTemplateColumns: columns, columnGap: grid.gutter } },
});

/** The date has its own column from 768 px; the picture is a thumbnail on narrow screens. */
export const root = styleVariants({
  'dated-picture': [base, { gridTemplateColumns: 'minmax(0, 1fr) 104px', ...wide('6rem minmax(0, 1fr) 168px') }],
  'dated-text': [base, wide('6rem minmax(0, 1fr)')],
  'plain-picture': [base, { gridTemplateColumns: 'minmax(0, 1fr) 104px', ...wide('minmax(0, 1fr) 168px') }],
  'plain-text': [base],
});

export const date = style({ ...typography.meta, lineHeight: 1.25, color: vars.color.ink3, gridColumn: 1 });

/* On phones a column beside a picture is too narrow for a summary: dated rows have none, others have it below. */
export const dropped = style({ '@media': { [phone]: { display: 'none' } } });
export const spread = style({ '@media': { [phone]: { display: 'contents' } } });
/* Not next to each other, which they would be until the picture arrives. */
globalStyle(`${spread} > *`, { '@media': { [phone]: { gridColumn: 1 } } });
export const below = style({ '@media': { [phone]: { gridColumn: '1 / -1' } } });

export const text = styleVariants({
  dated: { minWidth: 0, gridColumn: 1, '@media': { [media.m]: { gridColumn: 2, gridRow: 1 } } },
  plain: { minWidth: 0, gridColumn: 1 },
});

export const picture = styleVariants({
  dated: {
    marginTop: '3px',
    gridColumn: 2,
    gridRow: '1 / span 2',
    '@media': { [media.m]: { gridColumn: 3, gridRow: 1 } },
  },
  plain: {
    marginTop: '3px',
    gridColumn: 2,
    gridRow: '1 / span 2',
    '@media': { [media.m]: { gridRow: 1 } },
  },
});

/** Styles of list rows. */
export const item = style({
  paddingBlock: space[4],
  borderTop: vars.border.hairline,
  selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 } },
});
