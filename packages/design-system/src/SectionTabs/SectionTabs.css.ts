import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { scrollEdges } from '../styles/scrollEdges.css';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color, font, space, text } = vars;

export const list = style([
  scrollEdges,
  {
    display: 'flex',
    gap: '28px',
    borderBottom: border.hairline,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '@media': { [media.print]: { display: 'none' } },
  },
]);
export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '48px',
  color: color.ink2,
  font: `550 ${text.ui}/1.3 ${font.interface}`,
  borderBottom: '3px solid transparent',
  whiteSpace: 'nowrap',
  ':hover': { color: color.accent },
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: { '&[aria-selected="true"]': { color: color.ink, borderBottomColor: color.accent } },
  '@media': {
    // Forced colors paint transparent borders, so every tab has the same one.
    [media.forcedColors]: {
      borderBottomColor: 'Canvas',
      selectors: { '&[aria-selected="true"]': { borderBottomColor: 'Highlight' } },
    },
  },
});
export const panel = style({
  paddingTop: space[6],
  scrollMarginTop: '80px',
  selectors: {
    '&[data-state="hidden"]': { '@media': { screen: { display: 'none' } } },
    // Until scripts have run only the first and the targeted part are visible, so that nothing moves afterwards.
    '&[data-state="initial"]:not(:target)': { '@media': { 'screen and (scripting: enabled)': { display: 'none' } } },
  },
});
export const title = style({ ...typography.h2, marginBottom: space[4] });
