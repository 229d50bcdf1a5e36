import path from 'node:path';
import type { ChromiumLaunch } from '@masthead/scripts/chromium';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { BrowserConfigOptions, BrowserInstanceOption } from 'vitest/node';
import type { TestProjectConfiguration } from 'vitest/config';
import { testScope } from './env.ts';

type StoryProject = {
  name: string;
  /** Runs only stories with one of these tags. */
  only?: string[];
  /** Leaves out stories with this tag. */
  without?: string;
  /** Preferences of the browser. */
  context?: { reducedMotion: 'reduce' };
  /** Initial values of the toolbar. */
  globals?: Record<string, unknown>;
  setupFiles?: string[];
  /** Whether axe checks each story. */
  axe?: 'on' | 'off';
  /** Options of screenshot comparison. */
  pictures?: NonNullable<BrowserConfigOptions['expect']>['toMatchScreenshot'];
  launchOptions: ChromiumLaunch;
  /** Runs of the project on one server, which transforms each module once. */
  instances?: BrowserInstanceOption[];
};

declare module 'vitest' {
  interface ProvidedContext {
    'storybook/test-provided': { a11y: boolean };
  }
}

const configDir = path.join(import.meta.dirname, '../.storybook');

/** Vitest's 1 s is too short for a screenshot while other tests load the machine. */
const expectTimeoutMs = 20_000;

/** Stories as tests in headless Chromium. */
export const storyProject = async ({
  name,
  only,
  without,
  context,
  globals,
  setupFiles = [],
  axe = 'on',
  pictures,
  launchOptions,
  instances = [{ browser: 'chromium' }],
}: StoryProject): Promise<TestProjectConfiguration> => ({
  plugins: [
    await storybookTest({
      configDir,
      ...((only || without) && { tags: { ...(only && { include: only }), ...(without && { exclude: [without] }) } }),
      // The template: publications come and go, and differ in their menus and languages.
      initialGlobals: { brand: 'sister-site-template', ...globals },
    }),
  ],
  test: {
    name,
    // Stories clean up after themselves: one page runs all files, which takes half the time.
    isolate: false,
    // A long limit: builds may run at the same time.
    testTimeout: 60_000,
    env: { VITE_TEST_SCOPE: testScope },
    setupFiles,
    exclude: ['**/node_modules/**'],
    // Storybook's test panel provides the same value to its add-on.
    provide: { 'storybook/test-provided': { a11y: axe === 'on' } },
    browser: {
      enabled: true,
      // A browser starts in seconds, beside other work in minutes.
      connectTimeout: 300_000,
      headless: true,
      provider: playwright({ launchOptions, ...(context && { contextOptions: context }) }),
      instances,
      viewport: { width: 1440, height: 900 },
      screenshotFailures: false,
      ...(pictures && { expect: { toMatchScreenshot: { timeout: expectTimeoutMs, ...pictures } } }),
    },
    expect: { poll: { timeout: expectTimeoutMs } },
  },
});
