import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';

export const root = style({ ...typography.meta, color: vars.color.ink3 });

export const names = style({ fontWeight: 600, color: vars.color.ink2 });

/** Items do not break inside. */
export const whole = style({ whiteSpace: 'nowrap' });
