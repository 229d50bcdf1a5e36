import { style } from '@vanilla-extract/css';
import { type } from '../base/text';
import { vars } from '../theme/contract.css';

const { color, grid, space } = vars;

export const root = style({ display: 'grid', gap: space[6], maxWidth: grid.measure });
export const item = style({ minWidth: 0 });
export const label = style({ ...type.kicker, color: color.accent, marginBottom: '6px' });
export const title = style({ ...type.h4, marginBottom: '8px' });
export const text = style({ ...type.body });
