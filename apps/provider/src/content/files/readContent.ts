import { existsSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { checkContent } from './checks/checkContent.ts';
import { checkPublication } from './checks/publications.ts';
import {
  contentFiles,
  formatIssue,
  getPublicationFile,
  type Content,
  type ContentFileName,
  type ContentIssue,
  type OmittedPublication,
} from './files.ts';
import { type FileCache, uncached } from './fileCache.ts';
import { parseFrontMatter } from './frontMatter.ts';
import { articleSchema, type ContentArticle } from './schema/articles.ts';
import { type ContentPublication, publicationSchema } from './schema/template.ts';
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

const formatPath = (segments: readonly PropertyKey[]): string =>
  segments
    .map((segment) => (typeof segment === 'number' ? `[${segment}]` : `.${String(segment)}`))
    .join('')
    .replace(/^\./, '');

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

const readJsonFile = <N extends ContentFileName>(directory: string, name: N, cache: FileCache) =>
  readJson(directory, contentFiles[name].file, contentFiles[name].schema, cache);

type PublicationFile = Outcome<ContentPublication> & { file: string };

const readPublication = async (directory: string, file: string, cache: FileCache): Promise<PublicationFile> => {
  const { value, issues } = await readJson(directory, file, publicationSchema, cache);
  const isNamed = !value || getPublicationFile(value.brand.key) === file;
  const nameIssue = { file, path: 'brand.key', message: `must be the name of the file, not "${value?.brand.key}"` };
  return { file, value, issues: isNamed ? issues : [...issues, nameIssue] };
};

/** Reads publications made from the template; most content folders have none. */
const readPublications = async (
  directory: string | undefined,
  cache: FileCache,
): Promise<readonly PublicationFile[]> => {
  const folder = path.join(directory ?? '', 'publications');
  if (directory === undefined || !existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  return Promise.all(names.map((name) => readPublication(directory, `publications/${name}`, cache)));
};

/** Adds the publications without issues to the content; the others are listed as omitted. */
const addPublications = (content: Content, files: readonly PublicationFile[]): Content => {
  const sites = [...content.sites];
  const publications: ContentPublication[] = [];
  const omitted: OmittedPublication[] = [];
  const complete = { ...content, sites, publications, omitted };
  for (const { file, value, issues } of files) {
    const found = value && issues.length === 0 ? checkPublication(value, complete) : issues;
    if (!value || found.length > 0) omitted.push({ file, issues: found });
    else {
      sites.push(value.site);
      publications.push(value);
    }
  }
  return complete;
};

/** How to read content. */
export type ReadOptions = {
  /** Whether a publication with issues fails the reading or is left out. Default: fail. */
  invalid?: 'fail' | 'omit';
  /** A second content folder whose publications are read too, after those of the first. */
  added?: string;
  /** Files that an earlier reading has parsed. Default: parses every file. */
  cache?: FileCache;
};

const readArticle = async (directory: string, name: string): Promise<Outcome<ContentArticle>> => {
  const file = `articles/${name}`;
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

/**
 * Reads and checks all content of a folder. Throws one `ContentError` that lists every issue. Issues of a file in the
 * folder `publications` concern that publication only: with `omit` the content lists it as omitted.
 */
export const readContent = async (
  directory: string,
  { invalid = 'fail', added, cache = uncached }: ReadOptions = {},
): Promise<Content> => {
  if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory())
    throw new OperatorError(`There is no folder ${directory}. Name the folder of the content files.`);
  const issues: ContentIssue[] = [];
  const read = async <N extends ContentFileName>(name: N) => {
    const outcome = await readJsonFile(directory, name, cache);
    issues.push(...outcome.issues);
    return outcome.value as z.infer<(typeof contentFiles)[N]['schema']>;
  };
  /** Publications without a market strip or header pictures have no such file. */
  const readOptional = async <N extends 'indicators' | 'headerPictures'>(name: N) =>
    existsSync(path.join(directory, contentFiles[name].file)) ? read(name) : [];
  const names = await readdir(path.join(directory, 'articles')).catch((error: unknown) => {
    issues.push(...unreadable('articles', error).issues);
    return [];
  });
  const written = await Promise.all(
    names
      .filter((name) => name.endsWith('.md'))
      .toSorted()
      .map((name) => cache(path.join(directory, 'articles', name), () => readArticle(directory, name))),
  );
  issues.push(...written.flatMap((outcome) => outcome.issues));
  const staff = await read('staff');
  const outsideAuthors = await read('outsideAuthors');
  const deals = await read('deals');
  const content: Content = {
    sites: (await read('sites')) ?? [],
    publications: [],
    omitted: [],
    categories: await read('categories'),
    packages: await read('packages'),
    home: await read('home'),
    trending: await read('trending'),
    indicators: await readOptional('indicators'),
    headerPictures: await readOptional('headerPictures'),
    publishers: await read('publishers'),
    resources: await read('resources'),
    resourceTopics: await read('resourceTopics'),
    partnerVideos: await read('partnerVideos'),
    webcasts: await read('webcasts'),
    podcasts: await read('podcasts'),
    events: await read('events'),
    editorialCalendar: await read('editorialCalendar'),
    recognition: await read('recognition'),
    careers: await read('careers'),
    staticPages: await read('staticPages'),
    techCenter: await read('techCenter'),
    newsletters: await read('newsletters'),
    promotionalListings: await read('promotionalListings'),
    template: await read('template'),
    authors: [...(staff ?? []), ...(outsideAuthors ?? [])],
    articles: [...written.flatMap((outcome) => outcome.value ?? []), ...(deals ?? [])],
  };
  // References can be checked only when every file is valid.
  if (issues.length === 0) issues.push(...checkContent(content));
  const files = [...(await readPublications(directory, cache)), ...(await readPublications(added, cache))];
  // Publications are compared with the other files, which must be valid for that.
  if (issues.length > 0) throw new ContentError(directory, [...issues, ...files.flatMap((file) => file.issues)]);
  const complete = addPublications(content, files);
  const omitted = complete.omitted.flatMap((publication) => publication.issues);
  if (invalid === 'fail' && omitted.length > 0) throw new ContentError(directory, omitted);
  return complete;
};
