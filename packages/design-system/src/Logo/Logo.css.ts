import { style, styleVariants } from '@vanilla-extract/css';

export const root = style({ width: 'auto', maxWidth: '100%', objectFit: 'contain' });
export const height = styleVariants({
  small: { height: '30px' },
  footer: { height: '44px' },
  masthead: { height: '52px' },
});
