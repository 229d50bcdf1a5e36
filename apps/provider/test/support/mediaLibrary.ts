import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import type { OpenDatabase } from '../../src/db/open.ts';
import { type MediaLibrary, openMediaLibrary, type MediaLibraryOptions } from '../../src/media/library/mediaLibrary.ts';
import { openTestDatabase } from './engines.ts';

/** Opens a media library with its own database and folder, which `close` removes. */
export const openTestLibrary = async (options: Partial<MediaLibraryOptions> = {}) => {
  const { db, close } = await openTestDatabase();
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'masthead-media-'));
  const library = await openMediaLibrary({
    db,
    dataDirectory,
    clock: () => new Date('2026-11-21T15:00:00Z'),
    ...options,
  });
  return {
    library,
    dataDirectory,
    close: async () => {
      await close();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
};

/** Returns a function that opens the media library of a database. Its folder is removed after the tests of the file. */
export const useTestLibrary = (open: () => OpenDatabase): (() => Promise<MediaLibrary>) => {
  const folder = mkdtemp(path.join(tmpdir(), 'masthead-media-'));
  afterAll(async () => rm(await folder, { recursive: true, force: true }));
  return async () =>
    openMediaLibrary({
      db: open().db,
      dataDirectory: await folder,
      clock: () => new Date('2026-11-21T15:00:00Z'),
    });
};
