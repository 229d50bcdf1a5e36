import { findTextLanguage } from '@masthead/texts/language-names';
import type { Decorator } from '@storybook/react';
import { body } from '../src/base/reset.css';
import { vars } from '../src/theme/contract.css';
import { getBrand, brands } from './brands';
import { underTest } from './underTest';

/** The toolbar value that renders a story in every brand. */
export const allBrands = 'side-by-side';

/** The toolbar value for the language in `brand.ts`. */
export const brandLanguage = 'brand';

// Stories with the settings of a reader change the attribute too: only a change of the toolbar replaces it.
let scheme: unknown = 'system';
const applyScheme = (chosen: unknown) => {
  if (chosen === scheme) return;
  scheme = chosen;
  if (chosen === 'system') document.documentElement.removeAttribute('data-theme');
  else document.documentElement.setAttribute('data-theme', String(chosen));
};

/* Texts are chosen when the page loads. */
const applyLanguage = (tag: string, globals: Readonly<Record<string, unknown>>) => {
  document.documentElement.lang = tag;
  const language = findTextLanguage(tag) ?? 'en';
  const address = new URL(location.href);
  if (underTest || (address.searchParams.get('language') ?? 'en') === language) return;
  address.searchParams.set('language', language);
  const chosen = ['brand', 'scheme', 'language'].map((name) => `${name}:${String(globals[name])}`);
  address.searchParams.set('globals', chosen.join(';'));
  location.replace(address);
};

/** A brand is one class on the root; the base class is on the body, as on its pages. */
export const inBrand: Decorator = (Story, { globals }) => {
  document.documentElement.className = getBrand(globals).theme;
  document.body.classList.add(body);
  applyLanguage(
    globals['language'] === brandLanguage ? getBrand(globals).language : String(globals['language']),
    globals,
  );
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
