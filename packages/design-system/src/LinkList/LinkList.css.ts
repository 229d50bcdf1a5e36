import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { border, color, font, size, space, text } = vars;

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  minHeight: size.touch,
  paddingBlock: '6px',
  overflowWrap: 'anywhere',
  font: `550 ${text.ui}/1.3 ${font.interface}`,
  ':hover': { color: color.accent },
});
/** Three columns where the list is as wide as the page, as in `TrendingList`, fewer in a narrow column. */
export const list = style({
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
      columnGap: space[6],
    },
  },
});
export const item = style({
  borderTop: border.hairline,
  selectors: { '&:first-child': { borderTop: 0 } },
  '@media': { [media.tablet]: { selectors: { '&:nth-child(-n + 3)': { borderTop: 0 } } } },
});
export const note = style({ ...typography.meta, color: color.ink3, whiteSpace: 'nowrap' });
