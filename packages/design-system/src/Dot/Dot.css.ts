import { style } from '@vanilla-extract/css';

/*
 * The dot is painted on the space between two items. At a line break the space collapses together with the dot; a
 * character would stay at the end or the start of a line.
 */
export const dot = style({
  wordSpacing: '8px',
  background: 'linear-gradient(currentcolor, currentcolor) center 58% / 2px 2px no-repeat',
  printColorAdjust: 'exact',
});
