import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const root = style({ width: 'auto', maxWidth: '100%', objectFit: 'contain' });
export const height = styleVariants({
  small: { height: '30px', filter: vars.image.logoFilter },
  // On the dark band of the footer, with a wordmark drawn for it.
  footer: { height: '44px' },
  masthead: { height: '52px', filter: vars.image.logoFilter },
});
