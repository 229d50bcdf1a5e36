import { typography } from '../base/text';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { border, color, size } = vars;

/* A segmented control, radio buttons side by side in one frame, as style fragments. */

/** The frame around three segments. */
export const segments = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  border: `1px solid ${color.ink3}`,
  borderRadius: size.radiusControl,
} as const;

/** Creates the label of a segment. `hoverColor` must differ from the background of the control. */
export const createSegment = (hoverColor: string) => ({
  ...typography.uiSmall,
  position: 'relative' as const,
  display: 'grid',
  placeItems: 'center',
  minHeight: size.touch,
  cursor: 'pointer',
  selectors: {
    '& + &': { borderInlineStart: border.hairline },
    '&:hover': { background: hoverColor },
    '&:has(:checked)': { background: color.ink, color: color.paper, fontWeight: 600 },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:has(:checked)': { background: 'Highlight', color: 'HighlightText' } } },
  },
});

/** The invisible radio button that covers a segment. */
export const segmentInput = {
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  // Forced colors show the edge.
  border: '1px solid transparent',
  cursor: 'pointer',
} as const;
