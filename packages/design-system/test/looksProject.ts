import { readFileSync, globSync } from 'node:fs';
import path from 'node:path';
import type { ChromiumLaunch } from '@masthead/scripts/chromium';
import type { TestProjectConfiguration } from 'vitest/config';
import { baselineDifferenceFolder, baselineFolder, getBaselinePath } from './pictureFolder.ts';
import { storyProject } from './storyProject.ts';

const root = path.join(import.meta.dirname, '..');

/**
 * Tagged stories with reduced motion: `forced-colors` in a browser that forces colors, `baseline` compared with
 * committed screenshots of the pinned browser. Without axe, which would compare a forced color with one that is not.
 *
 * Browser and fonts are those of the packages, so no machine differs in them. Skia uses other instructions on other
 * processors, which may shade an edge differently: anti-aliased pixels are not compared, and one pixel of a thousand may
 * differ.
 */
export const looksProject = (launchOptions: ChromiumLaunch, isPinned: boolean): Promise<TestProjectConfiguration> => {
  const tags = isPinned ? ['forced-colors', 'baseline'] : ['forced-colors'];
  return storyProject({
    name: 'looks',
    only: tags,
    context: { reducedMotion: 'reduce' },
    axe: 'off',
    // Files without a tagged story are not loaded: that takes most of the time.
    exclude: globSync('{src,studio}/**/*.stories.tsx', { cwd: root }).filter((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return !tags.some((tag) => text.includes(`'${tag}'`));
    }),
    launchOptions,
    setupFiles: ['test/forcedColors.setup.ts', 'test/baseline.setup.ts'],
    pictures: {
      resolveScreenshotPath: (picture) => getBaselinePath(baselineFolder, picture),
      resolveDiffPath: (picture) => getBaselinePath(baselineDifferenceFolder, picture),
      comparatorOptions: { threshold: 0.02, allowedMismatchedPixelRatio: 0.001 },
    },
  });
};
