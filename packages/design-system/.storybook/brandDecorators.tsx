import type { Decorator } from '@storybook/react';
import { body } from '../src/base/reset.css';
import { vars } from '../src/theme/contract.css';
import { brandOf, brands } from './brands';

/** The toolbar's choice that shows a story in every brand at once. */
export const allBrands = 'side-by-side';

/** A brand is one class on the root, and the base one on the body, as on its pages. */
export const inBrand: Decorator = (Story, { globals }) => {
  document.documentElement.className = brandOf(globals).theme;
  document.body.classList.add(body);
  document.documentElement.lang = 'en';
  return <Story />;
};

const columns = { display: 'grid', gridTemplateColumns: `repeat(${brands.length}, minmax(0, 1fr))` } as const;
const column = {
  minWidth: 0,
  padding: 16,
  background: vars.color.paper,
  color: vars.color.ink,
  overflow: 'hidden',
} as const;

/** Every brand in a column of its own. What is fixed to the window, such as a drawer, is seen in the first brand only. */
export const besideEachOther: Decorator = (Story, { globals }) => {
  if (globals['brand'] !== allBrands) return <Story />;
  return (
    <div style={columns}>
      {brands.map(({ key, name, theme }) => (
        <section key={key} className={theme} style={column} aria-label={name}>
          <p style={{ font: `600 ${vars.text.meta}/2 ${vars.font.interface}` }}>{name}</p>
          {/* Stories that show a wordmark ask for the brand by the same name. */}
          <Story globals={{ ...globals, brand: key }} />
        </section>
      ))}
    </div>
  );
};
