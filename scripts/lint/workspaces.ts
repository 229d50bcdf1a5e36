import type { Tree } from './lintIssue.ts';

/** A package or app with its manifest. */
export type Workspace = {
  folder: string;
  name: string;
  /** Of every kind: a package that is used must be declared somewhere. */
  dependencies: ReadonlyMap<string, string>;
  /** Subpaths that others may import: '.', './server'. */
  entries: readonly string[];
};

type Manifest = {
  name?: string;
  exports?: Record<string, unknown>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

/** The packages and apps of the repository, from their package.json files. */
export const listWorkspaces = (tree: Tree): Workspace[] =>
  [...tree].flatMap(([path, text]) => {
    const folder = /^((?:apps|packages)\/[^/]+|e2e|scripts)\/package\.json$/.exec(path)?.[1];
    if (folder === undefined) return [];
    const {
      name = folder,
      exports = {},
      dependencies,
      devDependencies,
      optionalDependencies,
    } = JSON.parse(text) as Manifest;
    return [
      {
        folder,
        name,
        dependencies: new Map(Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })),
        entries: Object.keys(exports),
      },
    ];
  });

/** Folders of the brands: an app with a brand.ts. */
export const brandFolders = (tree: Tree): string[] =>
  [...tree.keys()].flatMap((path) => /^(apps\/[^/]+)\/brand\.ts$/.exec(path)?.[1] ?? []);

/** The line of a dependency in its package.json. */
export const manifestLine = (text: string, dependency: string): number =>
  text.split('\n').findIndex((line) => line.includes(`"${dependency}"`)) + 1 || 1;
