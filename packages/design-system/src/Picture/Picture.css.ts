import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const base = style({ display: 'block', maxWidth: '100%', width: '100%', height: 'auto', background: vars.color.tint2 });

const cropped = (aspectRatio: string) => [base, { aspectRatio, objectFit: 'cover' as const }];

export const picture = styleVariants({
  '16:9': cropped('16 / 9'),
  '5:4': cropped('5 / 4'),
  '3:2': cropped('3 / 2'),
  '4:3': cropped('4 / 3'),
  '4:5': cropped('4 / 5'),
  '1:1': cropped('1'),
  natural: [base],
});

