import { createGlobalThemeContract } from '@vanilla-extract/css';

/** Theme variables of the slot frame and of house ads, which a publication's theme assigns. */
export const look = createGlobalThemeContract(
  {
    ground: null,
    ink: null,
    paper: null,
    text: null,
    accent: null,
    rule: null,
    headline: null,
    interface: null,
    headWeight: null,
    focus: null,
    layer: null,
  },
  (_, path) => `slot-${path.join('-')}`,
);
