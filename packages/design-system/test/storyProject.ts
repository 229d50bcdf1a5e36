import path from 'node:path';
import { findChromium } from '@masthead/scripts/chromium';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { BrowserConfigOptions } from 'vitest/node';
import type { TestProjectConfiguration } from 'vitest/config';
import { testScope } from './env.ts';

type StoryProject = {
  name: string;
  /** The tag of the stories that it runs; else all of them. */
  only?: string;
  /** The tag of the stories that it leaves out. */
  without?: string;
  /** How the browser stands to colours and motion. */
  context?: { forcedColors?: 'active'; reducedMotion?: 'reduce' };
  /** What the toolbar has chosen. */
  globals?: Record<string, unknown>;
  setupFiles?: string[];
  exclude?: string[];
  /** Whether axe looks at each story. */
  axe?: 'on' | 'off';
  /** Where pictures of stories stay, and how they are compared. */
  pictures?: NonNullable<BrowserConfigOptions['expect']>['toMatchScreenshot'];
};

const configDir = path.join(import.meta.dirname, '../.storybook');
const launchOptions = findChromium();

/** Stories as tests in headless Chromium. */
export const storyProject = async ({
  name,
  only,
  without,
  context,
  globals,
  setupFiles = [],
  exclude = [],
  axe = 'on',
  pictures,
}: StoryProject): Promise<TestProjectConfiguration> => ({
  plugins: [
    await storybookTest({
      configDir,
      ...((only || without) && { tags: { ...(only && { include: [only] }), ...(without && { exclude: [without] }) } }),
      ...(globals && { initialGlobals: globals }),
    }),
  ],
  test: {
    name,
    // Stories clean up after themselves: one page serves all files, which halves the time.
    isolate: false,
    // A machine that builds beside it is slow, and not wrong.
    testTimeout: 30_000,
    env: { VITE_TEST_SCOPE: testScope },
    setupFiles,
    exclude: ['**/node_modules/**', ...exclude],
    // What Storybook's own test panel tells its add-on.
    provide: { 'storybook/test-provided': { a11y: axe === 'on' } },
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions, ...(context && { contextOptions: context }) }),
      instances: [{ browser: 'chromium' }],
      viewport: { width: 1440, height: 900 },
      screenshotFailures: false,
      ...(pictures && { expect: { toMatchScreenshot: pictures } }),
    },
  },
});
