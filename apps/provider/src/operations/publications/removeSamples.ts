import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getArticleCategories } from '../../content/files/articleCategories.ts';
import { contentFiles, formatIssue, getPublicationFolder } from '../../content/files/files.ts';
import { readContent } from '../../content/files/readContent.ts';
import { OperatorError } from '../../server/operatorError.ts';

type Entry = Readonly<Record<string, unknown>>;

/** Fields that identify an entry: the first that it has. */
const keyFields = ['key', 'slug', 'id', 'docName', 'publisher'];

const isSampleKey = (key: unknown): boolean => typeof key === 'string' && key.startsWith('sample-');
const isSample = (entry: Entry): boolean =>
  isSampleKey(keyFields.map((field) => entry[field]).find((key) => key !== undefined));

/** Files whose entries are a list in an object. */
const listFields: ReadonlyMap<string, string> = new Map([
  [contentFiles.techCenter.file, 'tabs'],
  [contentFiles.careers.file, 'positions'],
]);

/** Lists the paths of categories that have a story which is no sample. */
const findUsedCategories = async (directory: string, key: string): Promise<ReadonlySet<string>> => {
  const { publications, omitted } = await readContent(directory, { invalid: 'omit' });
  const publication = publications.find((one) => one.key === key);
  if (!publication) {
    const issues = omitted.find((one) => one.key === key)?.issues ?? [];
    throw new OperatorError(
      issues.length > 0
        ? `Nothing was removed. Correct these issues first:\n${issues.map(formatIssue).join('\n')}`
        : `There is no publication ${key} in ${directory}. Those that exist: ${publications.map((one) => one.key).join(', ')}.`,
    );
  }
  const { articles, categories } = publication;
  const stories = articles.filter(({ slug }) => !isSampleKey(slug));
  return new Set(stories.flatMap((story) => getArticleCategories(story, categories)).map((one) => one.path));
};

/** Removes the entries of a JSON file that do not stay, and the file with its last one. Returns their number. */
const removeEntries = async (file: string, stays: (entry: Entry) => boolean): Promise<number> => {
  const field = listFields.get(path.basename(file));
  const value = JSON.parse(await readFile(file, 'utf8')) as Entry | readonly Entry[];
  const list = field === undefined ? value : (value as Entry)[field];
  if (!Array.isArray(list)) return 0;
  const rest = (list as readonly Entry[]).filter(stays);
  const count = list.length - rest.length;
  if (count > 0 && rest.length === 0) await rm(file);
  else if (count > 0)
    await writeFile(
      file,
      `${JSON.stringify(field === undefined ? rest : { ...(value as Entry), [field]: rest }, undefined, 2)}\n`,
    );
  return count;
};

/**
 * Removes the samples of a publication from its files: articles and entries whose key begins with `sample-`, and
 * categories that only samples have. Returns their number.
 */
export const removeSamples = async (directory: string, key: string): Promise<number> => {
  const used = await findUsedCategories(directory, key);
  const folder = path.join(directory, getPublicationFolder(key));
  const articles = (await readdir(path.join(folder, 'articles'))).filter(isSampleKey);
  for (const article of articles) await rm(path.join(folder, 'articles', article));
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json'));
  const counts = await Promise.all(
    files.map((file) =>
      removeEntries(path.join(folder, file), (entry) =>
        file === contentFiles.categories.file ? used.has(String(entry.path)) : !isSample(entry),
      ),
    ),
  );
  return counts.reduce((sum, count) => sum + count, articles.length);
};
