import { style } from '@vanilla-extract/css';

/** A row of slides that scrolls sideways and comes to rest on one. */
export const row = style({
  // Hidden words inside are placed against it; otherwise they would widen the page.
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
});

export const slide = style({ flex: '0 0 100%', minWidth: 0, scrollSnapAlign: 'start', scrollSnapStop: 'always' });
