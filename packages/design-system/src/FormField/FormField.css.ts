import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import {
  box,
  boxChecked,
  fieldLabel,
  hint as hintRule,
  input as inputRule,
  inputFocus,
  select as selectRule,
  tick,
} from '../styles/controls';
import { vars } from '../theme/contract.css';

const { color, size, space } = vars;

const invalid = {
  selectors: { '&[aria-invalid="true"]': { borderColor: color.danger, borderWidth: '2px', paddingBlock: '8px' } },
} as const;

export const field = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6px' });
export const label = style(fieldLabel);
export const hint = style(hintRule);
export const error = style({ ...typography.uiSmallStrong, color: color.danger });
export const input = style([inputRule, invalid, { ':focus-visible': inputFocus }]);
export const text = style([input, { resize: 'vertical' }]);
export const select = style([selectRule, invalid, { ':focus-visible': inputFocus }]);
export const choice = style({
  ...typography.ui,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: size.touch,
});
export const checkbox = style({
  ...box,
  ':checked': boxChecked,
  selectors: { '&:checked::before': tick, '&[aria-invalid="true"]': { borderColor: color.danger, borderWidth: '2px' } },
});
