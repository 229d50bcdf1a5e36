import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const { color } = vars;

const area = style({ display: 'block', width: '100%', height: 'auto', background: color.tint });

export const sketch = styleVariants({
  '16:9': [area, { aspectRatio: '16 / 9' }],
  '3:2': [area, { aspectRatio: '3 / 2' }],
});

/** The inks of charts (`getInk`). */
export const fill = styleVariants({
  1: { fill: color.accent },
  2: { fill: color.ink3 },
  3: { fill: color.ink },
  4: { fill: color.rule2 },
});
const lineBase = style({ fill: 'none', strokeWidth: 3, strokeLinejoin: 'round' });
export const stroke = styleVariants({
  1: [lineBase, { stroke: color.accent }],
  2: [lineBase, { stroke: color.ink3 }],
  3: [lineBase, { stroke: color.ink }],
  4: [lineBase, { stroke: color.ink2 }],
});
export const span = style({ stroke: color.rule2, strokeWidth: 2 });
export const base = style({ stroke: color.rule2, strokeWidth: 1 });
