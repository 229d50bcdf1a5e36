import { existsSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { checkContent } from './checks/checkContent.ts';
import { checkPublications } from './checks/publications.ts';
import {
  contentFiles,
  formatIssue,
  getPublicationFolder,
  type Content,
  type ContentFileName,
  type ContentIssue,
  type ContentPublication,
  type SingleFileName,
} from './files.ts';
import { type FileCache, uncached } from './fileCache.ts';
import { parseFrontMatter } from './frontMatter.ts';
import { articleSchema, type ContentArticle } from './schema/articles.ts';
import { formatPath } from '../../server/formatPath.ts';
import { OperatorError } from '../../server/operatorError.ts';

type Outcome<T> = { value: T | undefined; issues: readonly ContentIssue[] };

/** Thrown for invalid content; the message lists every issue with its file and path. */
export class ContentError extends OperatorError {
  override name = 'ContentError';
  readonly issues: readonly ContentIssue[];
  constructor(directory: string, issues: readonly ContentIssue[]) {
    super(
      `The content in ${directory} has ${issues.length} issue(s):\n${issues.map((issue) => `  ${formatIssue(issue)}`).join('\n')}`,
    );
    this.issues = issues;
  }
}

/** The issues of a value that may have several forms are those of the form that it comes closest to. */
const flattenIssues = (issues: readonly z.core.$ZodIssue[], at: readonly PropertyKey[] = []): readonly FlatIssue[] =>
  issues.flatMap((issue) => {
    const path = [...at, ...issue.path];
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [{ path, message: issue.message }];
    const forms = issue.errors.map((errors) => flattenIssues(errors, path));
    return forms.toSorted((a, b) => a.length - b.length)[0] ?? [];
  });
type FlatIssue = { path: readonly PropertyKey[]; message: string };

const parse = <S extends z.ZodType>(file: string, schema: S, value: unknown): Outcome<z.infer<S>> => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { value: parsed.data, issues: [] };
  return {
    value: undefined,
    issues: flattenIssues(parsed.error.issues).map(({ path: at, message }) => ({
      file,
      path: formatPath(at),
      message,
    })),
  };
};

const unreadable = (file: string, error: unknown): Outcome<never> => ({
  value: undefined,
  issues: [{ file, path: '', message: `cannot be read: ${error instanceof Error ? error.message : String(error)}` }],
});

const readJson = async <S extends z.ZodType>(
  directory: string,
  file: string,
  schema: S,
  cache: FileCache,
): Promise<Outcome<z.infer<S>>> =>
  cache(path.join(directory, file), async () => {
    try {
      return parse(file, schema, JSON.parse(await readFile(path.join(directory, file), 'utf8')));
    } catch (error) {
      return unreadable(file, error);
    }
  });

type ReadOptions = {
  /** Whether a publication with issues fails the reading or is left out. Default: fail. */
  invalid?: 'fail' | 'omit';
  /** A second content folder whose publications are read too, after those of the first, with the pictures of the first. */
  added?: string;
  /** Files that an earlier reading has parsed. Default: parses every file. */
  cache?: FileCache;
};

const readArticle = async (directory: string, folder: string, name: string): Promise<Outcome<ContentArticle>> => {
  const file = `${folder}/articles/${name}`;
  try {
    const parsed = parseFrontMatter(await readFile(path.join(directory, file), 'utf8'));
    if (!parsed.ok)
      return { value: undefined, issues: [{ file, path: `line ${parsed.error.line}`, message: parsed.error.message }] };
    const article = parse(file, articleSchema, { ...parsed.value.data, body: parsed.value.body });
    if (article.value && `${article.value.slug}.md` !== name) {
      return {
        value: article.value,
        issues: [{ file, path: 'slug', message: `must be the name of the file, not "${article.value.slug}"` }],
      };
    }
    return article;
  } catch (error) {
    return unreadable(file, error);
  }
};

const readArticles = async (
  directory: string,
  folder: string,
  cache: FileCache,
): Promise<readonly Outcome<ContentArticle>[]> => {
  const articles = path.join(directory, folder, 'articles');
  const names = existsSync(articles) ? await readdir(articles) : [];
  return Promise.all(
    names
      .filter((name) => name.endsWith('.md'))
      .toSorted()
      .map((name) => cache(path.join(articles, name), () => readArticle(directory, folder, name))),
  );
};

/** Author of the stories of a publication without authors. */
const editors: ContentPublication['authors'][number] = {
  key: 'the-editors',
  name: 'The Editors',
  role: 'Staff',
  description: 'The people who look after this publication.',
  social: [],
};

type ReadPublication = { key: string; value: ContentPublication; issues: readonly ContentIssue[] };

/** Reads the files of a publication. `value` is complete only without issues. */
const readPublication = async (directory: string, key: string, cache: FileCache): Promise<ReadPublication> => {
  const folder = getPublicationFolder(key);
  const issues: ContentIssue[] = [];
  const read = async <N extends ContentFileName>(name: N) => {
    const { file, schema } = contentFiles[name];
    const outcome = await readJson(directory, `${folder}/${file}`, schema, cache);
    issues.push(...outcome.issues);
    return outcome.value as z.infer<(typeof contentFiles)[N]['schema']>;
  };
  const has = (name: ContentFileName): boolean => existsSync(path.join(directory, folder, contentFiles[name].file));
  const readList = async <N extends Exclude<ContentFileName, 'site' | SingleFileName>>(name: N) =>
    has(name) ? read(name) : ([] as unknown as z.infer<(typeof contentFiles)[N]['schema']>);
  const readSingle = async <N extends SingleFileName>(name: N) => (has(name) ? read(name) : undefined);
  const written = await readArticles(directory, folder, cache);
  issues.push(...written.flatMap((outcome) => outcome.issues));
  const articles = [...written.flatMap((outcome) => outcome.value ?? []), ...((await readList('deals')) ?? [])];
  const staff = (await readList('staff')) ?? [];
  const authors = [...staff, ...((await readList('outsideAuthors')) ?? [])];
  const value = {
    key,
    site: await read('site'),
    categories: await read('categories'),
    authors: authors.length > 0 ? authors : [editors],
    staff: staff.map(({ key: author }) => author),
    articles,
    packages: await readList('packages'),
    home: await readSingle('home'),
    trending: await readList('trending'),
    indicators: await readList('indicators'),
    headerPictures: await readList('headerPictures'),
    publishers: await readList('publishers'),
    resources: await readList('resources'),
    resourceTopics: await readList('resourceTopics'),
    partnerVideos: await readList('partnerVideos'),
    webcasts: await readList('webcasts'),
    podcasts: await readList('podcasts'),
    events: await readList('events'),
    editorialCalendar: await readList('editorialCalendar'),
    recognition: await readList('recognition'),
    careers: await readSingle('careers'),
    staticPages: await readList('staticPages'),
    techCenter: await readSingle('techCenter'),
    newsletters: await readList('newsletters'),
    promotionalListings: await readList('promotionalListings'),
  };
  // References can be checked only when every file is valid.
  return { key, value, issues: issues.length > 0 ? issues : checkContent(value) };
};

const listPublications = async (directory: string): Promise<readonly string[]> => {
  const folder = path.join(directory, 'publications');
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
};

/**
 * Reads and checks the publications of a folder: each is a folder in `publications`. Throws one `ContentError` that lists
 * every issue, or with `omit` leaves the publications with issues out, unless all have some.
 */
export const readContent = async (
  directory: string,
  { invalid = 'fail', added, cache = uncached }: ReadOptions = {},
): Promise<Content> => {
  if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory())
    throw new OperatorError(`There is no folder ${directory}. Name the folder of the content files.`);
  const read: ReadPublication[] = [];
  for (const root of [directory, ...(added === undefined ? [] : [added])])
    for (const key of await listPublications(root)) read.push(await readPublication(root, key, cache));
  if (read.length === 0)
    throw new OperatorError(
      `There is no publication in ${directory}. Each is a folder in ${path.join(directory, 'publications')} with ${contentFiles.site.file}, ${contentFiles.categories.file} and the folder articles.`,
    );
  const valid = read.filter(({ issues }) => issues.length === 0).map(({ value }) => value);
  const shared = checkPublications(valid);
  const omitted = read
    .map(({ key, issues }) => ({ key, issues: [...issues, ...(shared.get(key) ?? [])] }))
    .filter(({ issues }) => issues.length > 0);
  if (omitted.length > 0 && (invalid === 'fail' || omitted.length === read.length))
    throw new ContentError(
      directory,
      omitted.flatMap(({ issues }) => issues),
    );
  return { publications: valid.filter(({ key }) => !shared.has(key)), omitted };
};
