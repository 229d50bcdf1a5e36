import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mergeConfig, type Plugin } from 'vite';
import { propChoices } from './propChoices.ts';
import { textsByLanguage } from './textsByLanguage.ts';

/** Modules that Vite would discover only while stories run: the reload would fail the first cold test run. */
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

/** The docgen plugin does not support readonly arrays and would call their type unknown. */
const listsForDocs: Plugin = {
  name: 'lists-for-docs',
  enforce: 'pre',
  transform: (code, file) =>
    /design-system\/src\/.+\.tsx$/.test(file) ? code.replaceAll(/(?<=: )readonly (?=[\w({].*\[\])/g, '') : undefined,
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', '../src/**/*.stories.tsx', '../studio/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The detection of changes reads the graph of all modules while Storybook starts.
  features: { sidebarOnboardingChecklist: false, changeDetection: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Must run before the docgen plugin.
  viteFinal: (base) =>
    mergeConfig(
      { plugins: [listsForDocs, propChoices(), textsByLanguage()] },
      mergeConfig(base, {
        plugins: [react(), vanillaExtractPlugin()],
        optimizeDeps: { include, entries: ['../../apps/*/brand.ts', '../site/src/shell/layout/headerLinks.ts'] },
      }),
    ),
};

export default config;
