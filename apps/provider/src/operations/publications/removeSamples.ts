import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getArticleCategories } from '../../content/files/articleCategories.ts';
import { contentFiles, getPublicationFolder } from '../../content/files/files.ts';
import { parseFrontMatter } from '../../content/files/frontMatter.ts';
import type { ContentArticle } from '../../content/files/schema/articles.ts';
import type { ContentCategory } from '../../content/files/schema/sites.ts';
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

type Story = Pick<ContentArticle, 'slug' | 'primary' | 'kicker' | 'categories' | 'premium' | 'presentedBy'>;

const readList = async <Item>(file: string): Promise<readonly Item[]> =>
  existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Item[]) : [];

/** Reads the fields of an article that decide about its categories. They may have issues. */
const readStory = async (file: string): Promise<Partial<Story>> => {
  const parsed = parseFrontMatter(await readFile(file, 'utf8'));
  if (!parsed.ok) throw new OperatorError(`Nothing was removed: ${file}:${parsed.error.line} ${parsed.error.message}`);
  return parsed.value.data;
};

const findUsedCategories = async (folder: string, articles: readonly string[]): Promise<ReadonlySet<string>> => {
  const categories = await readList<ContentCategory>(path.join(folder, contentFiles.categories.file));
  const stories: readonly Partial<Story>[] = [
    ...(await Promise.all(articles.map((name) => readStory(path.join(folder, 'articles', name))))),
    ...(await readList<Story>(path.join(folder, contentFiles.deals.file))),
  ];
  const used = stories
    .filter(({ slug }) => !isSampleKey(slug))
    .flatMap((story) => getArticleCategories({ primary: '', categories: [], premium: false, ...story }, categories));
  return new Set(used.map((category) => category.path));
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

/** Removes samples from the files of a publication: keys with `sample-`, and their categories. Returns their number. */
export const removeSamples = async (directory: string, key: string): Promise<number> => {
  const folder = path.join(directory, getPublicationFolder(key));
  if (!existsSync(folder)) throw new OperatorError(`There is no publication ${key}: the folder ${folder} is missing.`);
  const articles = await readdir(path.join(folder, 'articles'));
  const used = await findUsedCategories(folder, articles);
  const samples = articles.filter(isSampleKey);
  for (const sample of samples) await rm(path.join(folder, 'articles', sample));
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json'));
  const counts = await Promise.all(
    files.map((file) =>
      removeEntries(path.join(folder, file), (entry) =>
        file === contentFiles.categories.file ? used.has(String(entry.path)) : !isSample(entry),
      ),
    ),
  );
  return counts.reduce((sum, count) => sum + count, samples.length);
};
