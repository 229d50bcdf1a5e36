import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const root = style({ marginInline: 'auto', width: '100%', minWidth: 0 });
export const width = styleVariants({ measure: { maxWidth: vars.grid.measure }, page: { maxWidth: vars.grid.max } });
