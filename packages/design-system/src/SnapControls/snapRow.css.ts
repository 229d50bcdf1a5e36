import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';

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

/** As high as the buttons, which appear with scripts. */
export const controls = style({ display: 'flex', alignItems: 'center', gap: '8px', minHeight: '44px' });
export const count = style({ ...typography.meta, color: vars.color.ink3, marginInlineEnd: 'auto' });
