import { readFileSync, globSync } from 'node:fs';
import path from 'node:path';
import type { ChromiumLaunch } from '@masthead/scripts/chromium';
import type { TestProjectConfiguration } from 'vitest/config';
import { baselineDifferenceFolder, baselineFolder, getBaselinePath } from './pictureFolder.ts';
import { storyProject } from './storyProject.ts';

const root = path.join(import.meta.dirname, '..');

/** Files without a tagged story are not loaded: that takes most of the time. */
const untagged = globSync('{src,studio}/**/*.stories.tsx', { cwd: root }).filter(
  (file) => !readFileSync(path.join(root, file), 'utf8').includes("'baseline'"),
);

/**
 * Stories tagged `baseline`, compared with committed screenshots. Browser and fonts are those of the packages, so no
 * machine differs in them. Skia uses other instructions on other processors, which may shade an edge differently:
 * anti-aliased pixels are not compared, and one pixel of a thousand may differ.
 */
export const baselineProject = (launchOptions: ChromiumLaunch): Promise<TestProjectConfiguration> =>
  storyProject({
    name: 'baselines',
    only: 'baseline',
    context: { reducedMotion: 'reduce' },
    axe: 'off',
    exclude: untagged,
    launchOptions,
    setupFiles: ['test/baseline.setup.ts'],
    pictures: {
      resolveScreenshotPath: (picture) => getBaselinePath(baselineFolder, picture),
      resolveDiffPath: (picture) => getBaselinePath(baselineDifferenceFolder, picture),
      comparatorOptions: { threshold: 0.02, allowedMismatchedPixelRatio: 0.001 },
    },
  });
