import { findChromium } from '@masthead/scripts/chromium';
import { defineConfig } from 'vitest/config';
import { looksProject } from './test/looksProject.ts';
import { storyProject } from './test/storyProject.ts';
import { walkProject } from './test/walkProject.ts';

const { launchOptions: chromium, isPinned } = findChromium();
// A press of a story is a script's, after which browsers play no sound.
const launchOptions = { ...chromium, args: [...chromium.args, '--autoplay-policy=no-user-gesture-required'] };

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
      // Every story, checked by axe and measured in other windows and from right to left.
      await storyProject({ name: 'stories', launchOptions, setupFiles: ['test/everyWindow.setup.ts'] }),
      // A whole page used with the keyboard only and with touch only.
      walkProject(launchOptions),
      // Some stories once more: with forced colors, or compared with screenshots in every sample brand.
      await looksProject(launchOptions, isPinned),
    ],
  },
});
