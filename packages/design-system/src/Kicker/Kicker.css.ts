import { style } from '@vanilla-extract/css';
import { type, underline } from '../base/text';
import { vars } from '../theme/contract.css';

const line = style({ ...type.kicker, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' });

export const section = style([line, { color: vars.color.accent }]);

export const sponsored = style([line, { color: vars.color.ink3 }]);

export const quiet = style([line, {
  color: vars.color.ink3,
  fontSize: vars.text.label,
  letterSpacing: vars.tracking.label,
}]);

export const link = style({ ':hover': underline });

export const separator = style({ color: vars.color.ink3, fontWeight: 500 });
