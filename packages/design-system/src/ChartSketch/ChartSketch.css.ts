import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const { color } = vars;

const area = style({ display: 'block', width: '100%', height: 'auto', background: color.tint });

export const sketch = styleVariants({
  '16:9': [area, { aspectRatio: '16 / 9' }],
  '3:2': [area, { aspectRatio: '3 / 2' }],
});
