import { readdirSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { differenceFolder, pictureFolder, pictureOf } from './test/pictureFolder.ts';
import { storyProject } from './test/storyProject.ts';

const apps = path.join(import.meta.dirname, '../../apps');
const brands = readdirSync(apps).filter((app) => readdirSync(path.join(apps, app)).includes('theme.css.ts'));

/*
 * A picture of every story in every brand, compared with the last one on this machine. Colours may not differ
 * at all; a few pixels may, for the browser does not set every rounded corner alike.
 * Stories tagged `unsteady` never look the same twice: a player that loads, a rotation that is their very subject.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: await Promise.all(
      brands.map((brand) =>
        storyProject({
          name: brand,
          only: 'dev',
          without: 'unsteady',
          globals: { brand },
          // For readers who want less motion a slider is at once where it goes, and rotates only when asked to: a slide that
          // still comes to rest, by parts of a pixel, would look another way in each picture.
          context: { reducedMotion: 'reduce' },
          // Faults are looked for by `pnpm test`.
          axe: 'off',
          setupFiles: ['test/picture.setup.ts'],
          pictures: {
            resolveScreenshotPath: (picture) => pictureOf(pictureFolder, brand, picture),
            resolveDiffPath: (picture) => pictureOf(differenceFolder, brand, picture),
            comparatorOptions: { threshold: 0, allowedMismatchedPixels: 8 },
          },
        }),
      ),
    ),
  },
});
