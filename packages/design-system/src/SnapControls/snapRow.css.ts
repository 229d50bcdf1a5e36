import { style } from '@vanilla-extract/css';

/** A horizontally scrolling row that snaps to slides. */
export const row = style({
  // The containing block of visually hidden text, which would otherwise widen the page.
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
});

export const slide = style({ flex: '0 0 100%', minWidth: 0, scrollSnapAlign: 'start', scrollSnapStop: 'always' });
