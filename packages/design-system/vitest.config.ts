import { findChromium } from '@masthead/scripts/chromium';
import { playwright } from '@vitest/browser-playwright';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { baselineDifferenceFolder, baselineFolder, getBaselinePath } from './test/pictureFolder.ts';
import { storyProject } from './test/storyProject.ts';
import { walkProject } from './test/walkProject.ts';

const { launchOptions: chromium, isPinned } = findChromium();
// A press of a story is a script's, after which browsers play no sound.
const launchOptions = { ...chromium, args: [...chromium.args, '--autoplay-policy=no-user-gesture-required'] };
const inTest = (file: string) => path.join(import.meta.dirname, 'test', file);

export default defineConfig({
  test: {
    // Stories mostly wait: two pages at once take half the time, also on two cores.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // The brands' themes are compiled by Vite, which takes seconds on a busy machine.
          testTimeout: 30_000,
          include: [
            '.storybook/*.test.ts',
            'studio/*.test.ts',
            'src/**/*.test.ts',
            'test/**/*.test.ts',
            'tokens/**/*.test.ts',
          ],
        },
      },
      await storyProject({
        name: 'storybook',
        launchOptions,
        instances: [
          // Every story, checked by axe and measured in other windows and from right to left. Tagged stories are compared
          // with committed screenshots of the pinned browser.
          {
            browser: 'chromium',
            name: 'stories',
            setupFiles: [inTest('everyWindow.setup.ts'), ...(isPinned ? [inTest('baseline.setup.ts')] : [])],
          },
          // Without axe, which would compare a forced color with one that is not.
          {
            browser: 'chromium',
            name: 'forced-colors',
            include: ['src/examples/ForcedColors.stories.tsx'],
            setupFiles: [inTest('forcedColors.setup.ts')],
            provide: { 'storybook/test-provided': { a11y: false } },
            provider: playwright({
              launchOptions,
              contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
            }),
          },
        ],
        // Browser and fonts are those of the packages, so no machine differs in them. Skia uses other instructions on
        // other processors, which may shade an edge differently: anti-aliased pixels are not compared, and one pixel of a
        // thousand may differ.
        pictures: {
          resolveScreenshotPath: (picture) => getBaselinePath(baselineFolder, picture),
          resolveDiffPath: (picture) => getBaselinePath(baselineDifferenceFolder, picture),
          comparatorOptions: { threshold: 0.02, allowedMismatchedPixelRatio: 0.001 },
        },
      }),
      // A whole page used with the keyboard only and with touch only.
      walkProject(launchOptions),
    ],
  },
});
