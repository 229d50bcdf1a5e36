import type { StoryBrand } from '../src/examples/storyBrand';
import type { LogoImage } from '../src/types/navigation';

/* Every application with a theme is a brand, so a new publication is in the toolbar automatically. */
const themes = import.meta.glob<string>('../../../apps/*/theme.css.ts', { import: 'theme', eager: true });
const logos = import.meta.glob<string>('../../../apps/*/public/brand/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

const getApp = (file: string) => file.split('/apps/')[1]?.split('/')[0] ?? '';

const getLogos = (app: string) => {
  const files = Object.entries(logos).filter(([file]) => getApp(file) === app);
  const print = files.map(([file]) => file).find((file) => file.endsWith('-print.svg')) ?? '';
  const stem = print.replace('-print.svg', '');
  const find = (suffix: string): LogoImage => ({ src: logos[`${stem}${suffix}.svg`] ?? '', width: 186, height: 50 });
  return { stem: stem.split('/').at(-1) ?? app, masthead: find(''), inverse: find('-inverse'), print: find('-print') };
};

const toTitle = (stem: string) =>
  stem
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** The brands of the toolbar, read from the themes of the apps. */
export const brands: readonly StoryBrand[] = Object.entries(themes).map(([file, theme]) => {
  const { stem, ...images } = getLogos(getApp(file));
  return { key: getApp(file), name: toTitle(stem), theme, ...images };
});

/** The brand of the toolbar. */
export const getBrand = (globals: Record<string, unknown>): StoryBrand => {
  const brand = brands.find(({ key }) => key === globals['brand']) ?? brands[0];
  if (!brand)
    throw new Error('No application has a theme: add apps/<brand>/theme.css.ts, from which stories take their brands.');
  return brand;
};
