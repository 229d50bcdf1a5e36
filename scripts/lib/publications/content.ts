import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findTextLanguage } from '@masthead/texts/language-names';
import { parse, stringify } from 'yaml';
import { toSlug } from './choice.ts';
import { template } from './rewrite.ts';

/** The files of the repository that a new publication is made from. */
export type Sources = {
  /** The files in a folder by their paths in it, without those that tools make. Empty for a folder that is missing. */
  list: (folder: string) => readonly string[];
  /** The names of the sample pictures, and of those that house ads have. */
  pictures: ReadonlySet<string>;
  housePictures: ReadonlySet<string>;
  read: (path: string) => string;
};

export const getContentFolder = (key: string): string => `sample-content/publications/${key}`;

/** An article: its front matter and its Markdown. */
export type Article = {
  slug: string;
  title: string;
  primary: string;
  categories?: readonly string[];
  image?: { alt?: string };
  deal?: object;
  body: string;
};

/** The content of a publication: its JSON files by their names, and its articles. */
export type PublicationContent = {
  'site.json': object;
  'categories.json': readonly { family: string; path: string; name: string; description?: string }[];
  'packages.json': readonly { slug: string }[];
  'static-pages.json': readonly { slug: string; path: string }[];
  'newsletters.json': readonly { productCode: string }[];
  [file: `${string}.json`]: unknown;
  articles: readonly Article[];
};

const readArticle = (text: string): Article => {
  const [, matter = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
  return { ...(parse(matter) as Omit<Article, 'body'>), body };
};

const writeArticle = ({ body, ...matter }: Article): string =>
  `---\n${stringify(matter, { lineWidth: 0, collectionStyle: 'any' })}---\n${body}`;

const readFolder = (folder: string, { list, read }: Sources): Partial<PublicationContent> => {
  const files = list(folder).map((file) => ({ file, text: read(`${folder}/${file}`) }));
  const isArticle = ({ file }: { file: string }): boolean => file.startsWith('articles/');
  return {
    ...Object.fromEntries(
      files.filter((one) => !isArticle(one)).map(({ file, text }) => [file, JSON.parse(text) as unknown]),
    ),
    articles: files.filter(isArticle).map(({ text }) => readArticle(text)),
  };
};

/** The content of the template in a language (`sample-content/translations/`). Samples keep their slugs. */
export const readTemplateContent = (sources: Sources, language: string): PublicationContent => {
  const content = readFolder(getContentFolder(template.folder), sources) as PublicationContent;
  const translated = readFolder(`sample-content/translations/${findTextLanguage(language)}`, sources);
  const withTexts = <Entry extends { slug: string }>(entry: Entry, entries: readonly Entry[] = []): Entry => ({
    ...entry,
    ...entries.find(({ slug }) => slug === entry.slug),
  });
  return {
    ...content,
    articles: content.articles.map((article) => {
      const own = withTexts(article, translated.articles);
      return own.title === article.title || own.slug.startsWith('sample-') ? own : { ...own, slug: toSlug(own.title) };
    }),
    'static-pages.json': content['static-pages.json'].map((page) => withTexts(page, translated['static-pages.json'])),
  };
};

export const toJson = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

type TextFile = { path: string; text: string };

export const toContentFiles = (key: string, { articles, ...files }: PublicationContent): readonly TextFile[] => {
  const folder = getContentFolder(key);
  return [
    ...Object.entries(files).map(([file, value]) => ({
      path: `${folder}/${file}`,
      text: toJson(value),
    })),
    ...articles.map((article) => ({ path: `${folder}/articles/${article.slug}.md`, text: writeArticle(article) })),
  ];
};

const made = new Set(['node_modules', '.next', '.turbo']);
const madeFiles = /^(next-env\.d\.ts|.*\.tsbuildinfo)$/;

/** Lists the files of an app that are not made by tools, by their paths in it. */
export const listAppFiles = (folder: string, below = ''): string[] =>
  readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const file = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) return made.has(entry.name) ? [] : listAppFiles(folder, file);
    return madeFiles.test(entry.name) ? [] : [file];
  });

export const readSources = (root: string): Sources => ({
  list: (folder) => (existsSync(path.join(root, folder)) ? listAppFiles(path.join(root, folder)).toSorted() : []),
  pictures: new Set(readdirSync(path.join(root, 'sample-content/pictures'))),
  housePictures: new Set(readdirSync(path.join(root, 'apps/provider/house-ads/pictures'))),
  read: (file) => readFileSync(path.join(root, file), 'utf8'),
});
