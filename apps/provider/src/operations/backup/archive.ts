import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { create, extract } from 'tar';
import { z } from 'zod';
import { migrations } from '../../db/migrations/migrate.ts';
import { OperatorError } from '../../server/operatorError.ts';
import type { Env } from '../env.ts';

/** Returns the folder of the media library; undefined where it is in an object store, which has backups of its own. */
export const toMediaFolder = ({ dataDirectory, media }: Pick<Env, 'dataDirectory' | 'media'>): string | undefined =>
  media.storage?.kind === 's3' ? undefined : path.join(dataDirectory, 'media');

const format = 1;

const manifestSchema = z.object({
  format: z.literal(format),
  /** `embedded`: the files of the embedded database. `server`: a dump of PostgreSQL. */
  kind: z.enum(['embedded', 'server']),
  createdAt: z.iso.datetime(),
  /** The migrations of the database. */
  migrations: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;

export class BackupError extends OperatorError {
  override name = 'BackupError';
}

export const archiveNames = {
  manifest: 'manifest.json',
  files: 'pgdata',
  dump: 'database.dump',
  media: 'media',
} as const;

const stagingPrefix = 'unfinished-archive-';
/** An archive takes minutes: an older folder is that of a killed process. In ms. */
const maxStagingMs = 24 * 3_600_000;

/**
 * Creates a folder for the parts of an archive: in the data folder, because temporary folders are often small, and on
 * another disk. Removes those that killed processes have left, which have readers' addresses.
 */
export const createStaging = async (dataDirectory: string, now: Date): Promise<string> => {
  await mkdir(dataDirectory, { recursive: true });
  for (const name of await readdir(dataDirectory)) {
    if (!name.startsWith(stagingPrefix)) continue;
    const folder = path.join(dataDirectory, name);
    const changed = await stat(folder).catch(() => undefined); // Its process has removed it meanwhile.
    if (changed && now.getTime() - changed.mtimeMs > maxStagingMs) await rm(folder, { recursive: true, force: true });
  }
  return mkdtemp(path.join(dataDirectory, stagingPrefix));
};

const incomingMedia = `${archiveNames.media}/incoming`;

/** Writes an archive of a staging folder and of the media library. The file appears when it is complete. */
export const writeArchive = async (
  staging: string,
  file: string,
  manifest: Omit<Manifest, 'format'>,
  mediaFolder: string | undefined,
): Promise<void> => {
  await writeFile(
    path.join(staging, archiveNames.manifest),
    JSON.stringify({ format, ...manifest } satisfies Manifest, undefined, 2),
  );
  const hasMedia = mediaFolder !== undefined && existsSync(mediaFolder);
  if (hasMedia) await symlink(mediaFolder, path.join(staging, archiveNames.media));
  const part = `${file}.part`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    // Only the owner may read it, because it contains readers' addresses.
    await writeFile(part, '', { mode: 0o600 });
    const filter = (name: string): boolean => !name.startsWith(incomingMedia);
    await create({ file: part, cwd: staging, gzip: { level: 3 }, follow: true, filter }, [
      archiveNames.manifest,
      manifest.kind === 'embedded' ? archiveNames.files : archiveNames.dump,
      ...(hasMedia ? [archiveNames.media] : []),
    ]);
    await rename(part, file);
  } catch (cause) {
    await rm(part, { force: true });
    throw new BackupError(`The backup ${file} cannot be written. Check the folder and its free space.`, { cause });
  }
};

const parseManifest = (file: string, text: string): Manifest => {
  const json: unknown = JSON.parse(text);
  const version = z.object({ format: z.number() }).parse(json);
  if (version.format !== format)
    throw new BackupError(
      `${file} has the format ${version.format}, and this version reads ${format}. Restore it with the version that made it.`,
    );
  const manifest = manifestSchema.parse(json);
  const unknown = manifest.migrations.find((name) => !Object.hasOwn(migrations, name));
  if (unknown !== undefined)
    throw new BackupError(
      `${file} is of another version: this one does not have its migration ${unknown}. Restore it with that version.`,
    );
  return manifest;
};

export const readArchive = async (file: string, folder: string): Promise<Manifest> => {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  try {
    // An asynchronous extraction would still write files after its error.
    extract({ file, cwd: folder, strict: true, sync: true });
    return parseManifest(file, await readFile(path.join(folder, archiveNames.manifest), 'utf8'));
  } catch (cause) {
    if (cause instanceof BackupError) throw cause;
    throw new BackupError(`${file} is no backup of this program, or it is incomplete.`, { cause });
  }
};
