import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';

/** As high as the buttons, which come with scripts. */
export const root = style({ display: 'flex', alignItems: 'center', gap: '8px', minHeight: '44px' });
export const count = style({ ...typography.meta, color: vars.color.ink3, marginInlineEnd: 'auto' });
