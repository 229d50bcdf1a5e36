import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { scrollEdges } from '../styles/scrollEdges.css';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color, font, space, text } = vars;

const withScripts = 'screen and (scripting: enabled)';
/** Hidden parts have a box, and all parts begin at the same place: a link to any of them scrolls there. */
const hidden = { visibility: 'hidden', height: 0, paddingTop: 0, overflow: 'hidden' } as const;

export const root = style({
  '@media': { [withScripts]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});
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
  '@media': { [withScripts]: { gridArea: '2 / 1' } },
  selectors: {
    '&[data-state="hidden"]': { '@media': { screen: hidden } },
    // Until scripts have run only the part of the hash is visible, else the first, so that nothing moves afterwards.
    '&[data-state="initial"]:not(:target), &[data-state="first"]:has(~ :target)': {
      '@media': { [withScripts]: hidden },
    },
  },
});
export const title = style({ ...typography.h2, marginBottom: space[4] });
