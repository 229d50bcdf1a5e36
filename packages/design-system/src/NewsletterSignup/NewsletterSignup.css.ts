import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { fieldLabel, input as inputRule, inputFocus } from '../styles/controls';
import { vars } from '../theme/contract.css';
import { scaled } from '../theme/scaled';

const { color } = vars;

export const root = style({ background: color.tint, padding: '22px' });
export const title = style({ ...typography.h4, fontSize: scaled('1.25rem'), lineHeight: 1.2, marginBottom: '6px' });
export const text = style({ ...typography.uiSmall, color: color.ink2, marginBottom: '14px' });
export const field = style({ display: 'grid', gap: '6px', marginBottom: '12px' });
export const label = style(fieldLabel);
export const input = style([inputRule, { ':focus-visible': inputFocus }]);
export const status = style({
  ...typography.uiSmall,
  selectors: {
    '&[data-state="refused"]': { ...typography.uiSmallStrong, color: color.danger, marginTop: '8px' },
  },
});
export const submit = style({ display: 'grid' });
