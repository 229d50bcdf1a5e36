import { style } from '@vanilla-extract/css';
import { scrollEdges } from '../styles/scrollEdges.css';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color, font, grid, size, text } = vars;

export const root = style([
  scrollEdges,
  { borderBottom: border.hair, overflowX: 'auto', '@media': { [media.print]: { display: 'none' } } },
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
  // The row scrolls sideways, and would cut off what stands out of it.
  ':focus-visible': { outlineOffset: '-3px' },
  // The row opens where its reader is, however far along that lies.
  selectors: {
    '&[aria-current]': { color: color.accent, borderBottomColor: color.accent, scrollInitialTarget: 'nearest' },
  },
  '@media': {
    // A transparent border is painted there, and on every one alike.
    [media.forcedColors]: {
      borderBottomColor: 'Canvas',
      selectors: { '&[aria-current]': { borderBottomColor: 'Highlight' } },
    },
  },
});
