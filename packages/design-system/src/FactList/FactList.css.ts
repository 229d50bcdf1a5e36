import { style, styleVariants } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { fillColumns } from '../styles/itemColumns';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color, grid } = vars;

export const root = style({ borderTop: border.heavy, background: color.tint, padding: '16px 20px 8px' });
export const title = style({ ...typography.h4, marginBottom: '8px' });
export const list = styleVariants({
  rail: {},
  // The clip hides the borders of the first row.
  page: {
    '@media': {
      [media.m]: {
        display: 'grid',
        gridTemplateColumns: fillColumns({ minWidth: '200px', gap: grid.gutter }),
        columnGap: grid.gutter,
        clipPath: 'inset(1px -8px -8px)',
      },
    },
  },
});
export const row = style({
  padding: '12px 0',
  borderTop: border.hairline,
  selectors: {
    '&:first-child': { borderTop: 0 },
    [`${list.page} > &:first-child`]: { '@media': { [media.m]: { borderTop: border.hairline } } },
  },
});
export const label = style({ ...typography.kicker, color: color.ink2, marginBottom: '4px' });
export const value = style({ ...typography.ui, overflowWrap: 'anywhere' });
/** The padding is for the finger and does not move the text. */
export const link = style({ ...underline, color: color.accent, paddingBlock: '5px' });
