import { defineConfig } from 'vitest/config';
import { storyProject } from './test/storyProject.ts';
import { walkProject } from './test/walkProject.ts';

export default defineConfig({
  test: {
    // Stories wait more than they work: two pages at once take half the time, on two cores as well.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'tokens/**/*.test.ts'],
        },
      },
      // Every story; axe looks at it in every brand, and it is measured in other windows and right to left.
      await storyProject({ name: 'stories', setupFiles: ['test/everyWindow.setup.ts'] }),
      // A whole page by keys alone and by touch alone.
      walkProject(),
      // Stories tagged for it, as readers with forced colours and less motion have them. Contrast is then the reader's own:
      // axe would compare colours of which one is forced and the other is not.
      await storyProject({
        name: 'forced colours',
        only: 'forced-colors',
        axe: 'off',
        setupFiles: ['test/forcedColors.setup.ts'],
        exclude: ['src/!(examples)/**', 'src/examples/!(ForcedColours).stories.tsx'],
        context: { forcedColors: 'active', reducedMotion: 'reduce' },
      }),
    ],
  },
});
