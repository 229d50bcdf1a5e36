import { readFile } from 'node:fs/promises';
import { formatPath } from '../content/publishing/result.ts';
import { emptyMapping, type Mapping, mappingSchema } from './mapping.ts';
import type { Plan } from './plan/plan.ts';
import { SourceError } from './source.ts';

/** Reads a mapping file. Throws a `SourceError` that lists every issue. */
export const readMapping = async (file: string | undefined): Promise<Mapping> => {
  if (file === undefined) return emptyMapping;
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new SourceError(`The mapping file ${file} cannot be read. Check the path.`, { cause });
  });
  const parsed = mappingSchema.safeParse(parseJson(text, file));
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => `- ${formatPath(path)}: ${message}`);
  throw new SourceError(`The mapping file ${file} is not valid:\n${issues.join('\n')}`);
};

const parseJson = (text: string, file: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new SourceError(`The mapping file ${file} is not JSON: ${(cause as Error).message}`, { cause });
  }
};

/** The mapping file with suggestions for everything that it does not decide yet. */
export const suggestMapping = (
  mapping: Mapping,
  { categories, authors }: Pick<Plan, 'categories' | 'authors'>,
): Mapping => ({
  ...mapping,
  categories: { ...mapping.categories, ...categories.entries },
  ...(categories.defaultCategory !== undefined && { defaultCategory: categories.defaultCategory }),
  authors: { ...mapping.authors, ...authors.entries },
});
