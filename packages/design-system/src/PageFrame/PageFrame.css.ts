import { style } from '@vanilla-extract/css';

export const main = style({ minWidth: 0 });
/* No ad can widen the page. */
export const aside = style({ overflow: 'hidden' });
