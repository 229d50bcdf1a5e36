import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { fieldLabel, hint as hintRule, input as inputRule, inputFocus } from '../styles/controls';
import { vars } from '../theme/contract.css';

const { border, color, space } = vars;

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
export const hint = style(hintRule);
export const count = style({
  ...hintRule,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-state="exceeded"]': { ...typography.uiSmallStrong, color: color.danger } },
});
export const input = style([
  inputRule,
  {
    resize: 'vertical',
    ':focus-visible': inputFocus,
    selectors: { '&[aria-invalid="true"]': { borderColor: color.danger, borderWidth: '2px', padding: '8px 11px' } },
  },
]);
export const error = style({ ...typography.uiSmallStrong, color: color.danger, ':empty': { display: 'none' } });
export const outcome = style({
  ...typography.uiSmallStrong,
  color: color.success,
  selectors: { '[data-state="failed"] > &': { color: color.danger } },
});
export const list = style({
  ...typography.uiSmall,
  color: color.danger,
  borderInlineStart: `3px solid ${color.danger}`,
  paddingInlineStart: space[3],
});
export const summary = style({ listStyle: 'disc', paddingInlineStart: space[5] });
