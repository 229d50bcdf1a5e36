import type { StoryBrand } from '../src/examples/storyBrand';
import { type BrandData, toShell } from './brandShell';

/* Every application with a theme is a brand, so a new publication is in the toolbar automatically. */
const themes = import.meta.glob<string>('../../../apps/*/theme.css.ts', { import: 'theme', eager: true });
const data = import.meta.glob<BrandData>('../../../apps/*/brand.ts', { import: 'brand', eager: true });
const files = import.meta.glob<string>('../../../apps/*/public/brand/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

const toBrand = (key: string, theme: string): StoryBrand => {
  const app = `../../../apps/${key}`;
  const brand = data[`${app}/brand.ts`];
  if (!brand) throw new Error(`${app}/brand.ts does not export brand.`);
  const { name, language, logos } = brand;
  const toUrl = (file: string) => files[`${app}/public${file}`] ?? '';
  return {
    key,
    name,
    language,
    theme,
    masthead: { ...logos.masthead, src: toUrl(logos.masthead.src) },
    print: { ...logos.print, src: toUrl(logos.print.src) },
    shell: toShell(brand, toUrl),
  };
};

const getKey = (file: string) => file.split('/apps/')[1]?.split('/')[0] ?? '';
const getOrigin = (file: string) => data[file.replace('theme.css.ts', 'brand.ts')]?.origin ?? '';

const [first, ...others] = Object.entries(themes)
  .toSorted(([a], [b]) => getOrigin(a).localeCompare(getOrigin(b), 'en', { numeric: true }))
  .map(([file, theme]) => toBrand(getKey(file), theme));

/** The brands of the toolbar, read from the apps: first the one with the lowest port, as in `npm start`, then by name. */
export const brands: readonly StoryBrand[] = [
  ...(first ? [first] : []),
  ...others.toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
];

/** The brand of the toolbar. */
export const getBrand = (globals: Record<string, unknown>): StoryBrand => {
  const brand = brands.find(({ key }) => key === globals['brand']) ?? brands[0];
  if (!brand)
    throw new Error('No application has a theme: add apps/<brand>/theme.css.ts, from which stories take their brands.');
  return brand;
};
