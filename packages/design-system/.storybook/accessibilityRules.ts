/** What axe checks: WCAG 2.2 A and AA, and its own best practices. The add-on's own choice stops at WCAG 2.1. */
export const accessibilityRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Those of them whose answer hangs on looks: colors, sizes, what is cut off. Names, roles and structure are the same in
 * every brand, for a brand is one class of custom properties.
 */
export const rulesOfLooks = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'];

/** Tests want faults alone: describing everything that passed takes longer than looking for faults. */
export const faultsAlone = { reporter: 'no-passes', preload: { assets: ['media'] } } as const;
