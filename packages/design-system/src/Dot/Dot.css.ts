import { style } from '@vanilla-extract/css';

/*
 * The dot is painted on the space between two items. A line that ends there drops the space, and the dot with it:
 * a character would stay behind, at the end of one line or at the beginning of the next.
 */
export const dot = style({
  wordSpacing: '8px',
  background: 'linear-gradient(currentcolor, currentcolor) center 58% / 2px 2px no-repeat',
  printColorAdjust: 'exact',
});
