import '@fontsource-variable/newsreader';
import '@fontsource-variable/newsreader/wght-italic.css';
import '@fontsource-variable/public-sans';
import '@fontsource-variable/source-serif-4';
import '../src/base/reset.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { brandOf, brands } from './brands';

/** A brand is one class on the root, as on its pages. */
const inBrand: Decorator = (Story, { globals }) => {
  document.documentElement.className = brandOf(globals).theme;
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
