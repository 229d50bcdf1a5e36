import type { RunOptions } from 'axe-core';

/** The rules of axe: WCAG 2.2 A and AA, and best practices. The add-on's default ends at WCAG 2.1. */
export const accessibilityRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The rules that depend on styles: colors, sizes, clipping. Names, roles and structure are the same in every brand,
 * because a brand is one class of custom properties.
 */
export const styleRules = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'];

/** Tests need violations only: collecting passes takes longer than the check. */
export const violationsOnly: RunOptions = { reporter: 'no-passes', preload: { assets: ['media'] } };
