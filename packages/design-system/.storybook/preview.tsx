import { textLanguages } from '@masthead/texts/language-names';
import type { Preview } from '@storybook/react';
import { configure } from 'storybook/test';
import { behaviors } from '../src/behaviors';
import { connectBehaviors } from '../src/behaviors/connectBehaviors';
import * as components from '../src/index';
import { themeChoices } from '../src/ReadingSettings/readingChoices';
import './docsPages.css';
import { accessibilityRules, violationsOnly } from './accessibilityRules';
import { allBrands, besideEachOther, brandLanguage, inBrand } from './brandDecorators';
import { loadBrandFonts } from './brandFonts';
import { printSource } from './scope';
import { brands } from './brands';
import { describeChoices, describeProps, listChoices } from './describeChoices';
import { DocsPage } from './DocsPage';
import { inEveryBrand } from './everyBrand';
import { underTest } from './underTest';

/* Parts loaded on demand may take long on a busy machine. */
configure({ asyncUtilTimeout: 20_000 });

loadBrandFonts();
connectBehaviors(document.body, behaviors);
describeChoices(components);
describeProps(components);

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [listChoices],
  decorators: [besideEachOther, inBrand],
  afterEach: inEveryBrand,
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        items: [
          ...brands.map(({ key, name }) => ({ value: key, title: name })),
          { value: allBrands, title: 'Side by side' },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      description: 'Language of interface texts and sample stories',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: brandLanguage, title: 'Language of the brand' },
          ...textLanguages.map((value) => ({ value, title: languageNames.of(value) ?? value })),
        ],
        dynamicTitle: true,
      },
    },
    scheme: {
      description: 'Color scheme',
      toolbar: {
        title: 'Color scheme',
        icon: 'contrast',
        items: Object.entries(themeChoices).map(([value, title]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { brand: brands[0]?.key, scheme: 'system', language: brandLanguage },
  parameters: {
    a11y: { test: 'error', options: { runOnly: accessibilityRules, ...(underTest && violationsOnly) } },
    controls: { expanded: true },
    docs: { page: DocsPage, source: { transform: printSource } },
    options: {
      storySort: {
        order: [
          'Start',
          ['Introduction', 'Find by job', 'Patterns', 'Writing', 'Add a component', 'Changes'],
          'Tools',
          'Foundations',
          'Base',
          'Layout',
          'Shell',
          'Stories',
          'Article',
          '*',
        ],
      },
    },
    /* Every story has one picture per brand. */
    chromatic: { modes: Object.fromEntries(brands.map(({ key, name }) => [name, { brand: key }])) },
    viewport: {
      options: {
        narrow: viewport('Narrow 320', 320, 640),
        phone: viewport('Phone 390', 390, 844),
        zoomed: viewport('1280 at 200 %', 640, 450),
        tablet: viewport('Tablet 768', 768, 1024),
        laptop: viewport('Laptop 1024', 1024, 768),
        desktop: viewport('Desktop 1440', 1440, 900),
      },
    },
  },
};

export default preview;
