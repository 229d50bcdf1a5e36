import { style, styleVariants } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';

/*
 * Only a broken image has pseudo-elements: a plain field with the alternative text replaces the browser's broken-image
 * icon. The text is already the accessible name and is not announced twice.
 */
const whenMissing = { position: 'absolute', inset: 0, background: vars.color.tint2 } as const;
const alternativeText = {
  ...typography.meta,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[3],
  color: vars.color.ink2,
  textAlign: 'center',
  overflow: 'hidden',
} as const;

const base = style({
  display: 'block',
  position: 'relative',
  maxWidth: '100%',
  width: '100%',
  height: 'auto',
  background: vars.color.tint2,
  selectors: {
    '&[alt=""]::after': { ...whenMissing, content: '' },
    '&[alt]:not([alt=""])::after': { ...whenMissing, ...alternativeText, content: 'attr(alt) / ""' },
  },
});

const cropped = (aspectRatio: string) => [base, { aspectRatio, objectFit: 'cover' as const }];

export const picture = styleVariants({
  '16:9': cropped('16 / 9'),
  '5:4': cropped('5 / 4'),
  '3:2': cropped('3 / 2'),
  '4:3': cropped('4 / 3'),
  '4:5': cropped('4 / 5'),
  '1:1': cropped('1'),
  natural: [base],
  fill: [base, { height: '100%', objectFit: 'cover' }],
  whole: [base, { marginInline: 'auto' }],
  framed: [base, { aspectRatio: '3 / 2', objectFit: 'contain' }],
});
