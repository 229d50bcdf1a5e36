import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { createImageService, type ImageService, type ImageServiceOptions } from './service.ts';

const publishersSchema = z.array(z.object({ name: z.string() }));
const profilesSchema = z.array(z.object({ companyLogo: z.object({ name: z.string().optional() }).nullable() }));

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

/** Names of firms with a logo: partners and employers of recognized people. */
const firmsIn = (contentDirectory: string) => async (): Promise<readonly string[]> => {
  const publishers = publishersSchema.parse(await readJson(path.join(contentDirectory, 'publishers.json')));
  const profiles = profilesSchema.parse(await readJson(path.join(contentDirectory, 'recognition.json')));
  return [...publishers.map(({ name }) => name), ...profiles.flatMap(({ companyLogo }) => companyLogo?.name ?? [])];
};

/** Options of the image routes. */
export type ImageRoutesOptions = {
  dataDirectory: string;
  log: (line: string) => void;
  /** Folder of the sample content, for the names of firms. */
  contentDirectory?: string;
} & Pick<ImageServiceOptions, 'drawing' | 'known' | 'findMedia' | 'getBudget' | 'clock'>;

/**
 * Creates the image service of the provider: `handleImage(request, client)` serves GET and HEAD `/images/{id}?width=N`,
 * `warmImages(ids, signal)` renders ahead.
 */
export const createImageRoutes = ({
  dataDirectory,
  log,
  contentDirectory = path.join(import.meta.dirname, '../../../../sample-content'),
  ...options
}: ImageRoutesOptions): ImageService =>
  createImageService({
    directory: path.join(dataDirectory, 'images'),
    log,
    firms: firmsIn(contentDirectory),
    ...options,
  });
