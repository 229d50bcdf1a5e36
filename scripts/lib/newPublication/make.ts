import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseChoice, type Choice, type Taken } from './choice.ts';
import { planPublication } from './plan.ts';
import { template } from './rewrite.ts';

const made = new Set(['node_modules', '.next', '.turbo']);
const madeFiles = /^(next-env\.d\.ts|.*\.tsbuildinfo)$/;

const filesBelow = (folder: string, below = ''): string[] =>
  readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const file = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) return made.has(entry.name) ? [] : filesBelow(folder, file);
    return madeFiles.test(entry.name) ? [] : [file];
  });

type Entry = { key: string; site: string; promoCode: string; origins: readonly string[] };

/** Collects the used values: of the publications, and of the addresses that all of them have. */
const takenIn = (root: string): Taken => {
  const entries = JSON.parse(readFileSync(path.join(root, 'apps/provider/brands.json'), 'utf8')) as Entry[];
  const folders = readdirSync(path.join(root, 'apps'));
  const routes = readFileSync(path.join(root, 'packages/site/src/routing/routes.ts'), 'utf8');
  return {
    keys: [...folders, ...entries.flatMap(({ key, site }) => [key, site])],
    promoCodes: entries.map(({ promoCode }) => promoCode),
    origins: entries.flatMap(({ origins }) => origins),
    firstSegments: [
      ...new Set([...routes.matchAll(/'\/([a-z][a-z0-9-]*)\//g)].map(([, segment = '']) => segment)),
      'api',
      'app',
      'search',
    ],
  };
};

/** Creates a publication from the template in a repository and returns its names and addresses. */
export const makePublication = (root: string, args: readonly string[]): Choice => {
  const choice = parseChoice(args, takenIn(root));
  const steps = planPublication(choice, {
    appFiles: filesBelow(path.join(root, 'apps', template.folder)),
    read: (file) => readFileSync(path.join(root, file), 'utf8'),
  });
  for (const step of steps) {
    const target = path.join(root, step.path);
    if (!existsSync(path.dirname(target))) mkdirSync(path.dirname(target), { recursive: true });
    if ('text' in step) writeFileSync(target, step.text);
    else copyFileSync(path.join(root, step.copyOf), target);
  }
  return choice;
};
