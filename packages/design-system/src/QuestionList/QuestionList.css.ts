import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';

const { color, grid, space } = vars;

export const root = style({ display: 'grid', gap: space[6], maxWidth: grid.measure });
export const item = style({ minWidth: 0 });
export const label = style({ ...typography.kicker, color: color.accent, marginBottom: '6px' });
export const title = style({ ...typography.h4, marginBottom: '8px' });
export const text = style({ ...typography.body });
