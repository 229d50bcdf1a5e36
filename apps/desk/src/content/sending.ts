import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
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

/** Which item of the desk was sent to an address, if there is a note. */
export const findSending = (address: Address): Promise<string | undefined> =>
  readFile(toFile(address), 'utf8').catch(() => undefined);

/** Removes the note of an item that the desk has with its address. */
export const forgetSending = (address: Address): Promise<void> => rm(toFile(address), { force: true });
