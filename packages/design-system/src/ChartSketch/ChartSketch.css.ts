import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const { color, font } = vars;

const area = style({ display: 'block', width: '100%', height: 'auto', background: color.tint });

/* In units of the drawing. */
export const names = style({ font: `600 9px ${font.interface}` });
export const sketch = styleVariants({
  '16:9': [area, { aspectRatio: '16 / 9' }],
  '3:2': [area, { aspectRatio: '3 / 2' }],
});
