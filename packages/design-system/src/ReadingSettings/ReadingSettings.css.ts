import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { border, color, size, space } = vars;

export const root = style({
  display: 'grid',
  gap: space[4],
  // The page of menus is for the menus of other pages; its own copy does nothing.
  selectors: { 'main &': { display: 'none' } },
  '@media': { '(scripting: none)': { display: 'none' } },
});
export const group = style({ minWidth: 0 });
export const legend = style({ ...typography.uiSmallStrong, padding: 0, marginBottom: space[2] });
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  border: `1px solid ${color.ink3}`,
  borderRadius: size.radiusControl,
});
export const choice = style({
  ...typography.uiSmall,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: size.touch,
  cursor: 'pointer',
  selectors: {
    '& + &': { borderInlineStart: border.hairline },
    '&:hover': { background: color.tint },
    '&:has(:checked)': { background: color.ink, color: color.paper, fontWeight: 600 },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:has(:checked)': { background: 'Highlight', color: 'HighlightText' } } },
  },
});
export const input = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  // Forced colors show the edge.
  border: '1px solid transparent',
  cursor: 'pointer',
});
