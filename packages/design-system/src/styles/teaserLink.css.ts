import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

/** A teaser or list item with one link: the title's link covers all of it. */
export const target = style({ position: 'relative', isolation: 'isolate' });

/** The title's link inside a `target`. It is underlined on hover of the whole target. */
export const link = style({
  background: 'linear-gradient(currentColor, currentColor) 0 94% / 0 1px no-repeat',
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: 1 },
  selectors: {
    [`${target}:hover &`]: { backgroundSize: '100% 1px', color: vars.color.accent },
    // The outline surrounds the clickable area.
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: vars.border.focus, outlineOffset: '2px' },
  },
});

/** Links above the covering one, such as those of a kicker. */
export const above = style({});
globalStyle(`${above} a`, { position: 'relative', zIndex: 2 });
