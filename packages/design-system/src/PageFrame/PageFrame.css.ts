import { style } from '@vanilla-extract/css';

export const main = style({ minWidth: 0 });
/* Whatever an advertisement is, it never widens the page. */
export const aside = style({ overflow: 'hidden' });
