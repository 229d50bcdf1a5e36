import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';
import { scaled } from '../theme/scaled';

const { border, color, grid } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: grid.gutter,
  '@media': { [media.m]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const item = style({
  display: 'flex',
  gap: '16px',
  alignItems: 'start',
  padding: '12px 0',
  borderTop: border.hairline,
  selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 } },
  '@media': {
    // Phones show the first three.
    [`not all and ${media.m}`]: { selectors: { '&:nth-child(n + 4)': { display: 'none' } } },
    [media.m]: { paddingBlock: '18px', selectors: { '&:nth-child(-n + 2)': { borderTop: 0, paddingTop: 0 } } },
  },
});

/** After the text on every screen, so that headlines begin at the same edge. */
export const chart = style({
  order: 1,
  flex: '0 0 120px',
  '@media': { [`not all and ${media.m}`]: { flexBasis: '104px' } },
});
export const text = style({ flex: 1, minWidth: 0 });

export const title = style({ ...typography.h4, fontSize: scaled('1.1875rem'), letterSpacing: '-0.008em' });
export const summary = style({
  ...typography.summary,
  color: color.ink2,
  marginTop: '6px',
  '@media': { [`not all and ${media.m}`]: { display: 'none' } },
});
