import { style } from '@vanilla-extract/css';
import { control } from '../ShareBar/ShareBar.css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { layer } = vars;

/** Same value as `formWidthPx` in the component. */
const formWidth = '384px';

export const anchor = style({ '@media': { [media.m]: { position: 'relative' } } });
/*
 * Either the button (with scripts) or the link (without) is visible. The rules are more specific than the control's
 * own, whatever the file order.
 */
export const withScripts = style([
  control,
  { '@media': { '(scripting: none)': { selectors: { '&&': { display: 'none' } } } } },
]);
export const withoutScripts = style([
  control,
  {
    selectors: { '&&': { display: 'none' } },
    '@media': { '(scripting: none)': { selectors: { '&&': { display: 'inline-flex' } } } },
  },
]);
/* Below the button, on the side with more space; on phones at the bottom of the window. */
export const popover = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: layer.modal,
  maxHeight: '100dvh',
  overflow: 'auto',
  '@media': {
    [media.m]: {
      position: 'absolute',
      insetBlock: '100% auto',
      insetInline: '0 auto',
      width: formWidth,
      overflow: 'visible',
      maxHeight: 'none',
      zIndex: layer.sticky,
      selectors: { '&[data-side="end"]': { insetInline: 'auto 0' } },
    },
    [media.print]: { display: 'none' },
  },
});
