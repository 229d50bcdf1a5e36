import { createGlobalThemeContract } from '@vanilla-extract/css';

/** CSS variables of slots and house ads. The theme of a publication assigns colors, fonts and layer. */
export const adVars = createGlobalThemeContract(
  {
    background: null,
    labelColor: null,
    text: null,
    accent: null,
    borderColor: null,
    headlineFont: null,
    interfaceFont: null,
    headlineWeight: null,
    focusOutline: null,
    zIndex: null,
    /** Distance from the top of the window at which a creative stays in view within a higher reserved space. */
    stickyTop: null,
  },
  (_, path) => `slot-${path.join('-')}`,
);
