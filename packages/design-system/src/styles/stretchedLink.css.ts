import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

/** A card or list item that is clickable as a whole through its `stretchedLink`. */
export const stretchedLinkArea = style({ position: 'relative', isolation: 'isolate' });

/**
 * The link of the title, stretched over the enclosing `stretchedLinkArea`. Hovering anywhere in the area underlines it.
 */
export const stretchedLink = style({
  background: 'linear-gradient(currentColor, currentColor) 0 94% / 0 1px no-repeat',
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: 1 },
  selectors: {
    [`${stretchedLinkArea}:hover &`]: { backgroundSize: '100% 1px', color: vars.color.accent },
    // The outline surrounds the clickable area.
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: vars.border.focus, outlineOffset: '2px' },
  },
});

/**
 * Contains further links of the area, such as those of a kicker: they are above the stretched link and stay clickable.
 */
export const aboveStretchedLink = style({});
globalStyle(`${aboveStretchedLink} a`, { position: 'relative', zIndex: 2 });
