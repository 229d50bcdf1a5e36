import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../errors.ts';
import type { FileChange } from './fileChanges.ts';
import { findNearest } from '../nearest.ts';
import { getContentFolder } from './content.ts';
import { sharedFiles } from './plan.ts';
import { blockFrom, getEntryPattern, template } from './rewrite.ts';

type Entry = { key: string; site: string; name: string };

/** A publication that can be removed. `site` is its key in the content service. */
export type Removable = Entry & {
  /** What there is of it in the repository. */
  changes: readonly FileChange[];
};

/** Takes the block after a marker out of a list, with the comma that parts it from the others. */
const withoutEntry = (text: string, marker: RegExp, file: string): string => {
  const start = marker.exec(text)?.index;
  if (start === undefined)
    throw new StartError(`Nothing was removed: ${file} is not formatted. Run npm run format, then this command again.`);
  const block = blockFrom(text, start);
  const [before, after] = [text.slice(0, start), text.slice(start + block.length)];
  return /,\s*$/.test(before) ? `${before.replace(/,\s*$/, '')}${after}` : `${before}${after.replace(/^,\s*/, '')}`;
};

const readEntries = (root: string): Entry[] =>
  JSON.parse(readFileSync(path.join(root, sharedFiles.brands), 'utf8')) as Entry[];

/** The app and the content of a publication, its tests (docs/guides/tests.md) and screenshots. */
const listFiles = (root: string, key: string): string[] =>
  globSync(
    [
      `apps/${key}`,
      getContentFolder(key),
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
  const removeEntry = (file: string, marker: RegExp): FileChange => ({
    path: file,
    text: withoutEntry(read(file), marker, file),
  });
  const hasHouseAds = Object.hasOwn(JSON.parse(read(sharedFiles.houses)) as object, entry.site);
  const lockEntry = new RegExp(`\\n  apps/${key}:\\n(?:    .*\\n)+`);
  return {
    ...entry,
    changes: [
      ...listFiles(root, key).map((file): FileChange => ({ path: file, remove: true })),
      removeEntry(sharedFiles.brands, new RegExp(`\\{\\s+"key": "${key}"`)),
      ...(hasHouseAds ? [removeEntry(sharedFiles.houses, getEntryPattern(entry.site))] : []),
      { path: sharedFiles.lock, text: read(sharedFiles.lock).replace(lockEntry, '') },
    ],
  };
};
