import { readdirSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { storyProject } from './test/storyProject.ts';

const apps = path.join(import.meta.dirname, '../../apps');
const brands = readdirSync(apps).filter((app) => readdirSync(path.join(apps, app)).includes('theme.css.ts'));

/*
 * A picture of every story in every brand. The first run writes them; later runs compare. They stay on this machine.
 * Stories tagged `unsteady` never look the same twice: a player that loads, a rotation that is their very subject.
 */
export default defineConfig({
  test: {
    projects: await Promise.all(
      brands.map((brand) => storyProject({ name: brand, without: 'unsteady', globals: { brand }, setupFiles: ['test/picture.setup.ts'] })),
    ),
  },
});
