import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '../env.ts';
import type { Address } from './publish.ts';

// Files, because SQLite has one writer, and that is the transaction of the publication.
const folder = path.join(env.DESK_DATA_DIR, 'sending');
const toFile = ({ kind, publication, key }: Address): string =>
  path.join(folder, createHash('sha256').update(`${publication} ${kind} ${key}`).digest('hex'));

/**
 * Notes which new item is about to be published under an address. If the desk stops before it stores the response, it
 * finds the item by this note, and does not take it for one of another system.
 */
export const noteSending = async (address: Address, id: number | string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  await writeFile(toFile(address), String(id), { flush: true });
};

/** The notes that were there: which item of the desk was sent to an address. */
export const listSending = async () => {
  const files = new Set(await readdir(folder).catch(() => []));
  return {
    find: async (address: Address): Promise<string | undefined> =>
      files.has(path.basename(toFile(address))) ? readFile(toFile(address), 'utf8') : undefined,
    /** Removes the note of an item that the desk has with its address. */
    forget: async (address: Address): Promise<void> => {
      if (files.has(path.basename(toFile(address)))) await rm(toFile(address), { force: true });
    },
  };
};
