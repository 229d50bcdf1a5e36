import { vars } from '@masthead/design-system/theme';
import { style } from '@vanilla-extract/css';

const { border, color, layer, space } = vars;

/*
 * Closed, it keeps its size and position but is hidden and cannot be focused, so that its slot is filled before it
 * opens.
 */
export const dialog = style({
  display: 'block',
  position: 'fixed',
  inset: 0,
  margin: 'auto',
  width: 'fit-content',
  height: 'fit-content',
  maxWidth: '100%',
  padding: `0 ${space[4]} ${space[4]}`,
  border: 0,
  borderTop: border.heavy,
  background: color.paper,
  zIndex: layer.modal,
  selectors: {
    '&:not([open])': { visibility: 'hidden', pointerEvents: 'none', zIndex: -1 },
    '&::backdrop': { background: color.scrim },
  },
  '@media': { print: { display: 'none' } },
});
/** Row of the close button. */
export const head = style({ display: 'flex', justifyContent: 'flex-end' });
