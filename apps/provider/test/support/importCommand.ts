import path from 'node:path';
import type { ImportCommand } from '../../src/import/command.ts';
import type { ImportEnv } from '../../src/import/importPublication.ts';
import { now } from '../fixtures/publication.ts';

/** The import of a source into the publication of the tests. Its mapping and its report are in `folder`. */
export const toImportCommand = (
  folder: string,
  { source, ...command }: Pick<ImportCommand, 'source'> & Partial<ImportCommand>,
): ImportCommand => ({
  source,
  publication: 'example',
  mode: 'run',
  mapping: path.join(folder, 'mapping.json'),
  uploads: undefined,
  mediaHosts: [],
  report: path.join(folder, 'report'),
  edited: 'keep',
  paid: 'draft',
  samples: 'keep',
  ...command,
});

/** What an import needs besides its command: the media library is in `folder`, and progress is shown nowhere. */
export const toImportEnv = (db: ImportEnv['db'], folder: string): ImportEnv => ({
  db,
  clock: () => now,
  dataDirectory: folder,
  media: {},
  output: { write: () => true },
  signal: new AbortController().signal,
});
