import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { control } from '../ShareBar/ShareBar.css';
import { fieldLabel, hint as hintRule, input as inputRule, inputFocus } from '../styles/controls';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { border, color, layer, space } = vars;

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
export const root = style({
  padding: `${space[3]} ${space[5]} ${space[5]}`,
  background: color.paper,
  color: color.ink,
  border: `1px solid ${color.ink}`,
  borderTop: border.heavy,
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginInlineEnd: '-12px',
});
export const title = style({ ...typography.h4 });
export const form = style({ display: 'grid', gap: space[4] });
export const field = style({ display: 'grid', gap: '6px' });
export const label = style(fieldLabel);
export const hint = style({ ...hintRule, fontVariantNumeric: 'tabular-nums' });
export const input = style([
  inputRule,
  {
    resize: 'vertical',
    ':focus-visible': inputFocus,
    selectors: { '&[aria-invalid="true"]': { borderColor: color.danger, borderWidth: '2px', padding: '8px 11px' } },
  },
]);
export const error = style({ ...typography.uiSmallStrong, color: color.danger });
export const thanks = style({ ...typography.uiSmallStrong, color: color.success });
export const list = style({
  ...typography.uiSmall,
  color: color.danger,
  borderInlineStart: `3px solid ${color.danger}`,
  paddingInlineStart: space[3],
});
export const summary = style({ listStyle: 'disc', paddingInlineStart: space[5] });
