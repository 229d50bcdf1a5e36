import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../errors.ts';
import type { FileChange } from './fileChanges.ts';
import { findNearest } from '../nearest.ts';
import { getContentFolder, toJson } from './content.ts';
import { getHouseFile, sharedFiles } from './plan.ts';
import { template } from './rewrite.ts';

type Entry = { key: string; site: string; name: string };

/** A publication that can be removed. `site` is its key in the content service. */
export type Removable = Entry & {
  /** What there is of it in the repository. */
  changes: readonly FileChange[];
};

const readEntries = (root: string): Entry[] =>
  JSON.parse(readFileSync(path.join(root, sharedFiles.brands), 'utf8')) as Entry[];

/** The app, content and house ads of a publication, its tests (docs/guides/tests.md) and screenshots. */
const listFiles = (root: string, key: string): string[] =>
  globSync(
    [
      `apps/${key}`,
      getContentFolder(key),
      getHouseFile(key),
      `{apps,packages}/*/test/${key}`,
      `e2e/tests/${key}`,
      `packages/design-system/test/baselines/*/*-${key}-{light,dark}.png`,
    ],
    { cwd: root },
  ).toSorted();

/** Finds a publication and plans the changes that remove it. Throws a StartError for a key that cannot be removed. */
export const planRemoval = (root: string, key: string): Removable => {
  const entries = readEntries(root);
  if (key === template.folder)
    throw new StartError(`"${key}" is the template, which new publications are made from and tests use: it stays.`);
  const removable = entries.filter((candidate) => candidate.key !== template.folder);
  const entry = removable.find((candidate) => candidate.key === key);
  const nearest = findNearest(
    key,
    removable.map((one) => one.key),
  );
  if (!entry)
    throw new StartError(
      `There is no publication "${key}". ${nearest ? `Did you mean ${nearest}? ` : ''}Those that can be removed: ${removable.map((one) => one.key).join(', ') || 'none'}.`,
    );
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  const lockEntry = new RegExp(`\\n  apps/${key}:\\n(?:    .*\\n)+`);
  return {
    ...entry,
    changes: [
      ...listFiles(root, key).map((file): FileChange => ({ path: file, remove: true })),
      { path: sharedFiles.brands, text: toJson(entries.filter((one) => one !== entry)) },
      { path: sharedFiles.lock, text: read(sharedFiles.lock).replace(lockEntry, '') },
    ],
  };
};
