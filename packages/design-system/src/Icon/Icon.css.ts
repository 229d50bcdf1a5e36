import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const root = style({ flex: 'none' });
export const size = styleVariants({ normal: vars.size.icon, small: '16px' }, (side) => ({ width: side, height: side }));
/** Arrows in reading direction, or against it. */
export const turning = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });
export const paint = styleVariants({
  outline: { fill: 'none', stroke: 'currentcolor', strokeWidth: 1.6, strokeLinecap: 'square', strokeLinejoin: 'miter' },
  solid: { fill: 'currentcolor', stroke: 'none' },
});
