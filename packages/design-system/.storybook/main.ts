import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';

/** Modules that Vite would only find while stories run: a reload in the middle fails the first cold test run. */
const include = [
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'axe-core',
  'embla-carousel',
  '@vanilla-extract/css',
  '@vanilla-extract/recipes',
  '@vanilla-extract/recipes/createRuntimeFn',
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) => mergeConfig(base, { plugins: [react(), vanillaExtractPlugin()], optimizeDeps: { include } }),
};

export default config;
