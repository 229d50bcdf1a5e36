import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1], marginInlineStart: '-12px' });
