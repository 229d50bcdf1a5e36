import '@fontsource-variable/newsreader';
import '@fontsource-variable/newsreader/wght-italic.css';
import '@fontsource-variable/public-sans';
import '@fontsource-variable/source-serif-4';
import type { Decorator, Preview } from '@storybook/react-vite';
import { body } from '../src/base/reset.css';
import { brandOf, brands } from './brands';

/** A brand is one class on the root, and the base one on the body, as on its pages. */
const inBrand: Decorator = (Story, { globals }) => {
  document.documentElement.className = brandOf(globals).theme;
  document.body.classList.add(body);
  document.documentElement.lang = 'en';
  return <Story />;
};

const viewport = (name: string, width: number, height: number) => ({ name, styles: { width: `${width}px`, height: `${height}px` } });

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [inBrand],
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: { title: 'Brand', icon: 'paintbrush', items: brands.map(({ key, name }) => ({ value: key, title: name })), dynamicTitle: true },
    },
  },
  initialGlobals: { brand: brands[0]?.key },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: { storySort: { order: ['Base', 'Layout', 'Shell', 'Stories', 'Article', '*'] } },
    /* Every story is pictured once in every brand. */
    chromatic: { modes: Object.fromEntries(brands.map(({ key, name }) => [name, { brand: key }])) },
    viewport: {
      options: {
        phone: viewport('Phone 390', 390, 844),
        tablet: viewport('Tablet 768', 768, 1024),
        laptop: viewport('Laptop 1024', 1024, 768),
        desktop: viewport('Desktop 1440', 1440, 900),
      },
    },
  },
};

export default preview;
