import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';

export const root = style({ display: 'flex', alignItems: 'center', gap: '8px' });
export const count = style({ ...typography.meta, color: vars.color.ink3, marginInlineEnd: 'auto' });

/** Hidden without scripts; the space is reserved. */
export const waiting = style({ visibility: 'hidden' });
