import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.ts';

/** A package of the workspace. */
export type Package = { name: string; folder: string; scripts: Readonly<Record<string, string>> };

const parents = ['apps', 'packages'] as const;
const alone = ['e2e', 'scripts'] as const;
/** Not part of the workspace: it has a lock file of its own (decision 79). */
const separate = 'desk';

const read = (folder: string): Package => {
  const { name, scripts = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    scripts?: Record<string, string>;
  };
  return { name, folder, scripts };
};

/** Reads every package of the workspace, as pnpm-workspace.yaml lists them. */
export const readPackages = (): readonly Package[] =>
  [
    ...parents.flatMap((parent) =>
      readdirSync(path.join(root, parent))
        .filter((name) => name !== separate)
        .map((name) => path.join(root, parent, name)),
    ),
    ...alone.map((name) => path.join(root, name)),
  ]
    .filter((folder) => existsSync(path.join(folder, 'package.json')))
    .map(read);
