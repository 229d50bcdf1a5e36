import type { ChromiumLaunch } from '@masthead/scripts/chromium';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectConfiguration } from 'vitest/config';
import { commands } from './walks/commands.ts';

/**
 * Tests that use whole pages with real keys and touches, print them, and render every component with the worst content.
 */
export const walkProject = (launchOptions: ChromiumLaunch): TestProjectConfiguration => ({
  plugins: [react(), vanillaExtractPlugin()],
  optimizeDeps: {
    include: [
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'storybook/test',
      'embla-carousel',
      '@vanilla-extract/css',
      '@vanilla-extract/recipes/createRuntimeFn',
    ],
  },
  test: {
    name: 'walks',
    include: ['test/walks/**/*.test.tsx'],
    // A test removes what it has rendered: one page runs all files.
    isolate: false,
    setupFiles: ['test/walks/walk.setup.ts'],
    // Hundreds of key presses, each a round trip to the browser.
    testTimeout: 60_000,
    // Vitest's 1 s is too short while other tests load the machine.
    expect: { poll: { timeout: 20_000 } },
    browser: {
      enabled: true,
      // A browser starts in seconds, beside other work in minutes.
      connectTimeout: 300_000,
      headless: true,
      provider: playwright({ launchOptions, contextOptions: { hasTouch: true } }),
      instances: [{ browser: 'chromium' }],
      commands,
      screenshotFailures: false,
    },
  },
});
