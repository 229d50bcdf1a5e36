import { style } from '@vanilla-extract/css';
import { scrollEdges } from '../styles/scrollEdges.css';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color, font, grid, size, text } = vars;

export const root = style([
  scrollEdges,
  { borderBottom: border.hairline, overflowX: 'auto', '@media': { [media.print]: { display: 'none' } } },
]);
export const list = style({ display: 'flex', gap: grid.gutter });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.touch,
  borderBottom: '3px solid transparent',
  font: `600 ${text.ui}/1.2 ${font.interface}`,
  color: color.ink2,
  whiteSpace: 'nowrap',
  ':hover': { color: color.accent },
  // The row scrolls sideways and clips overflowing content.
  ':focus-visible': { outlineOffset: '-3px' },
  // The current tab is scrolled into view.
  selectors: {
    '&[aria-current]': { color: color.accent, borderBottomColor: color.accent, scrollInitialTarget: 'nearest' },
  },
  '@media': {
    // Forced colors paint transparent borders, so every tab has the same one.
    [media.forcedColors]: {
      borderBottomColor: 'Canvas',
      selectors: { '&[aria-current]': { borderBottomColor: 'Highlight' } },
    },
  },
});
