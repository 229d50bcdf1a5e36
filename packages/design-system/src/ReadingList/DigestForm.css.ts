import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { border, color, size, space } = vars;

export const root = style({ minWidth: 0, marginTop: space[6], padding: space[4], background: color.tint });
/* A floated legend is part of the box, and not of its border. */
export const legend = style({
  ...typography.uiStrong,
  float: 'inline-start',
  width: '100%',
  padding: 0,
  marginBottom: space[3],
});
export const choices = style({
  clear: 'both',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  border: `1px solid ${color.ink3}`,
  borderRadius: size.radiusControl,
  background: color.paper,
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
    '&:hover': { background: color.tint2 },
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
export const hint = style({ ...typography.uiSmall, color: color.ink2, marginTop: space[2] });
