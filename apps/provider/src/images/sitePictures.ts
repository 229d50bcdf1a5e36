import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { parseImageId } from './imageId.ts';

const file = path.join(import.meta.dirname, '../../content/site-pictures.json');

const schema = z.array(z.string().refine((id) => parseImageId(id) !== undefined, 'names no picture'));

/**
 * Pictures named in the code of the sites, such as page headers in the route table. A lint check compares the file with
 * the code (`scripts/lint/sitePictures.ts`).
 */
export const readSitePictures = async (): Promise<readonly string[]> =>
  schema.parse(JSON.parse(await readFile(file, 'utf8')));
