import { style } from '@vanilla-extract/css';
import { control as shareControl } from '../ShareBar/ShareBar.css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { layer } = vars;

/** Same value as `formWidthPx` of the behavior. */
const formWidth = '384px';

export const anchor = style({ '@media': { [media.m]: { position: 'relative' } } });
/* The link and the button that replaces it have the same place. */
export const control = style([shareControl, { selectors: { '&&': { marginInlineStart: '-1px' } } }]);
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
