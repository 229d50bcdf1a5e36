import { createVar, keyframes, style } from '@vanilla-extract/css';

const length = { syntax: '<length>', inherits: false, initialValue: '0px' } as const;
const before = createVar(length);
const after = createVar(length);
const fade = '32px';

/* A scroll-driven animation: it does not run without overflow. */
const scrolled = keyframes({
  '0%': { vars: { [before]: '0px', [after]: fade } },
  '1%, 99%': { vars: { [before]: fade, [after]: fade } },
  '100%': { vars: { [before]: fade, [after]: '0px' } },
});

/** Fades the edges of a scrollable row where it continues, because its last word may end exactly at the edge. */
export const scrollEdges = style({
  '@supports': {
    '(animation-timeline: scroll())': {
      maskImage: `linear-gradient(to right, transparent, #000 ${before}, #000 calc(100% - ${after}), transparent)`,
      animation: `${scrolled} linear both`,
      animationTimeline: 'scroll(self inline)',
      selectors: {
        '&:dir(rtl)': {
          maskImage: `linear-gradient(to left, transparent, #000 ${before}, #000 calc(100% - ${after}), transparent)`,
        },
      },
    },
  },
});
