import type { Preview } from '@storybook/react';
import axe from 'axe-core';
import { violationsOnly, styleRules } from './accessibilityRules';
import { allBrands } from './brandDecorators';
import { getBrand, brands } from './brands';
import { underTest } from './underTest';

type AfterEach = Exclude<NonNullable<Preview['afterEach']>, readonly unknown[]>;

/* Transitions are off, because colors between two brands would fail the contrast check. */
const withoutTransitions = () => {
  const style = document.createElement('style');
  style.textContent = '*, *::before, *::after { transition: none !important; }';
  document.head.append(style);
  return () => style.remove();
};

/**
 * In tests, axe also checks the final state of a whole screen in every other brand, with the rules that depend on styles.
 * Switching a brand changes one class. The add-on itself checks all rules of every story in the current brand, and
 * `test/themes.test.ts` the contrast of every theme.
 */
export const inEveryBrand: AfterEach = async ({ globals, parameters, title }) => {
  if (!underTest || parameters['a11y']?.test !== 'error' || globals['a11y']?.manual || globals['brand'] === allBrands)
    return;
  if (!title.startsWith('Screens/')) return;
  const current = getBrand(globals);
  const restoreTransitions = withoutTransitions();
  for (const { name, theme } of brands.filter(({ key }) => key !== current.key)) {
    document.documentElement.className = theme;
    const { violations } = await axe.run(document.body, {
      ...violationsOnly,
      runOnly: { type: 'rule', values: styleRules },
    });
    const issues = violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n${nodes.map((node) => `  ${node.html}\n  ${node.failureSummary ?? ''}`).join('\n')}`,
    );
    if (issues.length > 0) throw new Error(`Accessibility violations in ${name}:\n${issues.join('\n')}`);
  }
  document.documentElement.className = current.theme;
  restoreTransitions();
};
