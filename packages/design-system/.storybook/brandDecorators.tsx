import type { Decorator } from '@storybook/react';
import { body } from '../src/base/reset.css';
import { vars } from '../src/theme/contract.css';
import { getBrand, brands } from './brands';

/** The toolbar value that renders a story in every brand. */
export const allBrands = 'side-by-side';

// Stories with the settings of a reader change the attribute too: only a change of the toolbar replaces it.
let scheme: unknown = 'system';
const applyScheme = (chosen: unknown) => {
  if (chosen === scheme) return;
  scheme = chosen;
  if (chosen === 'system') document.documentElement.removeAttribute('data-theme');
  else document.documentElement.setAttribute('data-theme', String(chosen));
};

/** A brand is one class on the root; the base class is on the body, as on its pages. */
export const inBrand: Decorator = (Story, { globals }) => {
  document.documentElement.className = getBrand(globals).theme;
  document.body.classList.add(body);
  document.documentElement.lang = getBrand(globals).language;
  applyScheme(globals['scheme']);
  // Docs pages are white in every color scheme: docsPages.css puts the paper of the brand behind their stories.
  document.documentElement.style.setProperty('--story-paper', vars.color.paper);
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

/** Renders every brand in a column. Fixed content, such as a drawer, is visible in the first brand only. */
export const besideEachOther: Decorator = (Story, { globals }) => {
  if (globals['brand'] !== allBrands) return <Story />;
  return (
    <div style={columns}>
      {brands.map(({ key, name, theme }) => (
        <section
          key={key}
          className={theme}
          data-theme={document.documentElement.dataset['theme']}
          style={column}
          aria-label={name}
        >
          <p style={{ font: `600 ${vars.text.meta}/2 ${vars.font.interface}` }}>{name}</p>
          {/* Stories with a wordmark read the brand from the same global. */}
          <Story globals={{ ...globals, brand: key }} />
        </section>
      ))}
    </div>
  );
};
