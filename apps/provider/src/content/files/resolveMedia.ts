import { stat } from 'node:fs/promises';
import path from 'node:path';
import { fetchMedia, isAvatarUrl } from '../../media/library/fetchMedia.ts';
import { findMedia, type MediaLibrary } from '../../media/library/mediaLibrary.ts';
import { ingestLocalFile } from '../../media/library/ingestLocalFile.ts';
import { mediaIssue, type MediaRecord, type MediaResult } from '../../media/library/mediaRecord.ts';
import { listBodyPictures } from './bodyBlocks.ts';
import {
  type Content,
  type ContentFileName,
  contentFiles,
  type ContentIssue,
  type ContentPublication,
  getPublicationFolder,
} from './files.ts';
import { type FileCache, uncached } from './fileCache.ts';
import type { ContentArticle } from './schema/articles.ts';
import type { ContentMediaFile, ContentImage } from './schema/common.ts';

type Source = ContentImage['source'];
/** Finds a picture or file; `unread` is one that can be read and was not. */
type Find<Unread = 'unread'> = (source: Source) => Promise<MediaResult | Unread>;

/** Returns why a file of a content folder cannot be read. */
const findFileIssue = async (directory: string, file: string): Promise<MediaResult | undefined> => {
  const location = path.join(directory, file);
  if (path.relative(directory, location).startsWith('..'))
    return mediaIssue('not-allowed', `The file ${file} is not below the content folder.`);
  const found = await stat(location).catch(() => undefined);
  return found?.isFile() ? undefined : mediaIssue('not-found', `There is no file ${file} in the content folder.`);
};

const addFile = (library: MediaLibrary, directory: string, file: string, cache: FileCache): Promise<MediaResult> => {
  const location = path.join(directory, file);
  return cache(
    location,
    async () => (await findFileIssue(directory, file)) ?? ingestLocalFile(library, directory, location),
  );
};

const findById = async (library: MediaLibrary, id: string): Promise<MediaResult> => {
  const record = await findMedia(library, id);
  return record
    ? { ok: true, value: record, status: 'existing' }
    : mediaIssue('not-found', `The media library has no file ${id}. Upload it first.`);
};

const asPicture = <Result extends MediaResult | 'unread'>(result: Result): Result | MediaResult =>
  result !== 'unread' && result.ok && result.value.kind !== 'image'
    ? mediaIssue('unsupported-type', `${result.value.fileName} is not a picture.`)
    : result;

/** Creates a function that finds pictures and files of content, each once. Paths are relative to `directory`. */
export const createMediaFinder = (
  library: MediaLibrary,
  directory: string,
  cache: FileCache = uncached,
): Find<never> => {
  const results = new Map<string, Promise<MediaResult>>();
  const find: Find<never> = async ({ file, url, media }) => {
    if (file !== undefined) return addFile(library, directory, file, cache);
    return url === undefined ? findById(library, media ?? '') : fetchMedia(library, url);
  };
  return (source) => {
    const key = JSON.stringify(source);
    const result = results.get(key) ?? find(source);
    results.set(key, result);
    return result;
  };
};

const isMedia = (value: object): value is ContentImage | ContentMediaFile =>
  'kind' in value && (value.kind === 'media' || value.kind === 'file');

/** Most content names no file. Finding that out is much faster than copying it. */
const containsMedia = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (isMedia(value) || Object.values(value).some(containsMedia));

const concurrency = 4;

const listFiles = (value: unknown): readonly Source[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (isMedia(value)) return value.source.file === undefined ? [] : [value.source];
  return Object.values(value).flatMap(listFiles);
};

/** Adds files to the library, several at a time; `find` has their records afterwards. */
const addFiles = async (sources: readonly Source[], find: Find): Promise<void> => {
  const remaining = sources.values();
  const addNext = async (): Promise<void> => {
    for (const source of remaining) await find(source);
  };
  await Promise.all(Array.from({ length: concurrency }, addNext));
};

/** Adds the records to all pictures below a value. */
const resolveValue = async (
  value: unknown,
  find: Find,
  report: (at: string, message: string) => void,
  at = '',
): Promise<unknown> => {
  if (typeof value !== 'object' || value === null || !containsMedia(value)) return value;
  if (Array.isArray(value)) {
    const entries: unknown[] = [];
    for (const [index, entry] of value.entries())
      entries.push(await resolveValue(entry, find, report, `${at}[${index}]`));
    return entries;
  }
  if (isMedia(value)) {
    if (value.kind === 'media' && value.source.url !== undefined && isAvatarUrl(value.source.url)) return value;
    const found = await find(value.source);
    const result = value.kind === 'media' ? asPicture(found) : found;
    if (result === 'unread') return value;
    if (result.ok) return { ...value, record: result.value };
    report(at, result.error.map(({ message }) => message).join(' '));
    return value;
  }
  const fields: [string, unknown][] = [];
  for (const [name, field] of Object.entries(value))
    fields.push([name, await resolveValue(field, find, report, at === '' ? name : `${at}.${name}`)]);
  return Object.fromEntries(fields);
};

/** A picture in Markdown: a path of the site stays; `media:<id>`, an https address and a relative path are files. */
const toBodySource = (href: string): Source | undefined => {
  if (href.startsWith('/')) return undefined;
  if (href.startsWith('media:')) return { file: undefined, url: undefined, media: href.slice('media:'.length) };
  return href.startsWith('https://')
    ? { file: undefined, url: href, media: undefined }
    : { file: href, url: undefined, media: undefined };
};

const resolveBody = async (
  { body }: ContentArticle,
  find: Find,
  report: (at: string, message: string) => void,
): Promise<Record<string, MediaRecord>> => {
  const pictures: Record<string, MediaRecord> = {};
  for (const { href, placement } of listBodyPictures(body)) {
    const source = toBodySource(href);
    if (!source) continue;
    const result =
      placement === 'inline'
        ? mediaIssue('not-allowed', `The picture ${href} is inside other text. Put it in a paragraph of its own.`)
        : asPicture(await find(source));
    if (result === 'unread') continue;
    if (result.ok) pictures[href] = result.value;
    else report('body', result.error.map(({ message }) => message).join(' '));
  }
  return pictures;
};

const getFileName = (name: string): string => {
  if (name === 'authors') return `${contentFiles.staff.file} or ${contentFiles.outsideAuthors.file}`;
  return Object.hasOwn(contentFiles, name) ? contentFiles[name as ContentFileName].file : name;
};

const naturalKeys = ['slug', 'key', 'id', 'publisher', 'path', 'docName', 'title'] as const;

const getEntryName = (entry: object, index: number): string => {
  const fields: Readonly<Record<string, unknown>> = { ...entry };
  const key = naturalKeys.find((name) => typeof fields[name] === 'string');
  return key === undefined ? `[${index}]` : String(fields[key]);
};

const resolvePart = async (
  part: unknown,
  find: Find,
  report: (at: string, message: string) => void,
): Promise<unknown> => {
  if (!Array.isArray(part)) return resolveValue(part, find, report);
  const entries: unknown[] = [];
  for (const [index, entry] of part.entries())
    entries.push(
      typeof entry === 'object' && entry !== null
        ? await resolveValue(entry, find, report, getEntryName(entry, index))
        : entry,
    );
  return entries;
};

/** Adds their records to the pictures and files of a publication. */
const resolvePublication = async (
  publication: ContentPublication,
  find: Find,
  issues: ContentIssue[],
): Promise<ContentPublication> => {
  const folder = getPublicationFolder(publication.key);
  const reportIn =
    (file: string) =>
    (at: string, message: string): void =>
      void issues.push({ file: `${folder}/${file}`, path: at, message });
  const parts: [string, unknown][] = [];
  for (const [name, part] of Object.entries(publication))
    parts.push([name, name === 'articles' ? part : await resolvePart(part, find, reportIn(getFileName(name)))]);
  const articles: ContentArticle[] = [];
  for (const article of publication.articles) {
    const report = reportIn(`article ${article.slug}`);
    const resolved = (await resolveValue(article, find, report)) as ContentArticle;
    const bodyPictures = await resolveBody(article, find, report);
    articles.push(Object.keys(bodyPictures).length > 0 ? { ...resolved, bodyPictures } : resolved);
  }
  return { ...(Object.fromEntries(parts) as ContentPublication), articles };
};

/**
 * Adds the files of content to the media library, before the transaction of an import. Leaves publications out of which
 * one cannot be added.
 */
export const resolveMedia = async (
  library: MediaLibrary,
  directory: string,
  content: Content,
  cache: FileCache,
): Promise<Content> => {
  const find = createMediaFinder(library, directory, cache);
  await addFiles(listFiles(content.publications), find);
  const publications: ContentPublication[] = [];
  const omitted = [...content.omitted];
  for (const publication of content.publications) {
    const issues: ContentIssue[] = [];
    const resolved = await resolvePublication(publication, find, issues);
    if (issues.length === 0) publications.push(resolved);
    else omitted.push({ key: publication.key, issues });
  }
  return { publications, omitted };
};

/** Lists the files that content names and that cannot be read, without adding any to a library. */
export const listFileIssues = async (directory: string, content: Content): Promise<readonly ContentIssue[]> => {
  const issues: ContentIssue[] = [];
  const find: Find = async ({ file }) =>
    (file === undefined ? undefined : await findFileIssue(directory, file)) ?? 'unread';
  for (const publication of content.publications) await resolvePublication(publication, find, issues);
  return issues;
};
