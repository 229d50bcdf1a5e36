import { findChromium } from '@masthead/scripts/chromium';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { differenceFolder, pictureFolder, getPicturePath } from './test/pictureFolder.ts';
import { storyProject } from './test/storyProject.ts';

const { launchOptions } = findChromium();
const apps = path.join(import.meta.dirname, '../../apps');
const brands = readdirSync(apps).filter((app) => readdirSync(path.join(apps, app)).includes('theme.css.ts'));

/*
 * A screenshot of every story in every brand, compared with the last one on this machine. Colors may not differ; a few
 * pixels may, because the browser does not render every rounded corner the same way.
 * Stories tagged `unsteady` look different each time, for example a loading player or a rotation.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: await Promise.all(
      brands.map((brand) =>
        storyProject({
          launchOptions,
          name: brand,
          only: ['dev'],
          without: 'unsteady',
          globals: { brand },
          // With reduced motion a slider moves at once and does not rotate: a slide that is still moving by parts of a
          // pixel would look different in each screenshot.
          context: { reducedMotion: 'reduce' },
          // `pnpm test` runs axe.
          axe: 'off',
          setupFiles: ['test/picture.setup.ts'],
          pictures: {
            resolveScreenshotPath: (picture) => getPicturePath(pictureFolder, brand, picture),
            resolveDiffPath: (picture) => getPicturePath(differenceFolder, brand, picture),
            comparatorOptions: { threshold: 0, allowedMismatchedPixels: 8 },
          },
        }),
      ),
    ),
  },
});
