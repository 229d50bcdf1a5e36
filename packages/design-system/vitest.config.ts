import { defineConfig } from 'vitest/config';
import { storyProject } from './test/storyProject.ts';
import { walkProject } from './test/walkProject.ts';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', environment: 'node', include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'tokens/**/*.test.ts'] } },
      // Every story; axe looks at it in every brand, and it is measured in other windows and right to left.
      await storyProject({ name: 'stories', setupFiles: ['test/everyWindow.setup.ts'] }),
      // A whole page by keys alone and by touch alone.
      await walkProject(),
      // Stories tagged for it, as readers with forced colours and less motion have them.
      await storyProject({ name: 'forced colours', only: 'forced-colors', exclude: ['src/[A-Z]*/**'], context: { forcedColors: 'active', reducedMotion: 'reduce' } }),
    ],
  },
});
