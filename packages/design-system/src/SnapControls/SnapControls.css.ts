import { style } from '@vanilla-extract/css';
import { type } from '../base/text';
import { vars } from '../theme/contract.css';

export const root = style({ display: 'flex', alignItems: 'center', gap: '8px' });
export const count = style({ ...type.meta, color: vars.color.ink3, marginInlineEnd: 'auto' });

/** Without scripts the buttons would do nothing; their room stays. */
export const waiting = style({ visibility: 'hidden' });
