import { createGlobalThemeContract } from '@vanilla-extract/css';

/** What a publication's theme fills: colours, rules, fonts and layer of the frame around a slot and of its own promotions. */
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
