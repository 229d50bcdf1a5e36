import type { Preview } from '@storybook/react-vite';
import axe from 'axe-core';
import { accessibilityRules } from './accessibilityRules';
import { allBrands } from './brandDecorators';
import { brandOf, brands } from './brands';

type AfterEach = Exclude<NonNullable<Preview['afterEach']>, readonly unknown[]>;

/* A colour on its way from one brand's value to another's has neither's contrast. */
const stillness = () => {
  const style = document.createElement('style');
  style.textContent = '*, *::before, *::after { transition: none !important; }';
  document.head.append(style);
  return () => style.remove();
};

/**
 * In tests, axe looks at what a story has come to in every other brand as well: a brand is one class, so the page stays
 * as it is. The add-on itself looks at the brand that is shown.
 */
export const inEveryBrand: AfterEach = async ({ globals, parameters }) => {
  const underTest = '__vitest_browser__' in globalThis;
  if (!underTest || parameters['a11y']?.test !== 'error' || globals['brand'] === allBrands) return;
  const shown = brandOf(globals);
  const move = stillness();
  for (const { name, theme } of brands.filter(({ key }) => key !== shown.key)) {
    document.documentElement.className = theme;
    const { violations } = await axe.run(document.body, { runOnly: accessibilityRules, rules: { region: { enabled: false } }, resultTypes: ['violations'] });
    const faults = violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => `  ${node.html}\n  ${node.failureSummary ?? ''}`).join('\n')}`);
    if (faults.length > 0) throw new Error(`Accessibility faults in ${name}:\n${faults.join('\n')}`);
  }
  document.documentElement.className = shown.theme;
  move();
};
