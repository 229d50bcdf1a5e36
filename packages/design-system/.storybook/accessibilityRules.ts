/** What axe checks: WCAG 2.2 A and AA, and its own best practices. The add-on's own choice stops at WCAG 2.1. */
export const accessibilityRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
