import { style } from '@vanilla-extract/css';
import { scrollEdges } from '../styles/scrollEdges.css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { border, color, font, grid, size, space, text } = vars;

export const root = style({ minWidth: 0 });
export const list = style([
  scrollEdges,
  {
    display: 'flex',
    gap: grid.gutter,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'thin',
    borderBottom: border.hairline,
    '@media': { [media.print]: { display: 'none' } },
  },
]);
export const tab = style({
  flex: 'none',
  minHeight: size.touch,
  paddingInline: space[1],
  borderBottom: '3px solid transparent',
  font: `600 ${text.ui}/1.2 ${font.interface}`,
  color: color.ink2,
  whiteSpace: 'nowrap',
  ':hover': { color: color.accent },
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: { '&[aria-selected="true"]': { color: color.accent, borderBottomColor: color.accent } },
  '@media': {
    // Forced colors paint transparent borders, so every tab has the same one.
    [media.forcedColors]: {
      borderBottomColor: 'Canvas',
      selectors: { '&[aria-selected="true"]': { borderBottomColor: 'Highlight' } },
    },
  },
});
export const panel = style({
  paddingBlock: space[5],
  overflowWrap: 'anywhere',
  // In print all panels are visible.
  '@media': { [media.print]: { selectors: { '&[hidden]': { display: 'block !important' as 'block' } } } },
});
