import { parse, stringify } from 'yaml';

/** The files of the repository that a new publication is made from. */
export type Sources = {
  /** The files of the template's app, by their paths in it. Those that are drawn take the place of the template's. */
  appFiles: readonly string[];
  /** The folder with the template's content, and its files by their paths in it. */
  contentFolder: string;
  contentFiles: readonly string[];
  /** The names of the sample pictures, and of those that house ads have. */
  pictures: ReadonlySet<string>;
  housePictures: ReadonlySet<string>;
  read: (path: string) => string;
};

/** The folder with the content of a publication. */
export const getContentFolder = (key: string): string => `sample-content/publications/${key}`;

/** An article: its front matter and its Markdown. */
export type Article = {
  slug: string;
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

/** Reads the content of the template. */
export const readTemplateContent = ({ contentFolder, contentFiles, read }: Sources): PublicationContent => {
  const readFile = (file: string): string => read(`${contentFolder}/${file}`);
  const isArticle = (file: string): boolean => file.startsWith('articles/');
  return {
    ...Object.fromEntries(
      contentFiles.filter((file) => !isArticle(file)).map((file) => [file, JSON.parse(readFile(file)) as unknown]),
    ),
    articles: contentFiles.filter(isArticle).map((file) => readArticle(readFile(file))),
  } as unknown as PublicationContent;
};

type TextFile = { path: string; text: string };

/** The files of the content of a publication. */
export const toContentFiles = (key: string, { articles, ...files }: PublicationContent): readonly TextFile[] => {
  const folder = getContentFolder(key);
  return [
    ...Object.entries(files).map(([file, value]) => ({
      path: `${folder}/${file}`,
      text: `${JSON.stringify(value, undefined, 2)}\n`,
    })),
    ...articles.map((article) => ({ path: `${folder}/articles/${article.slug}.md`, text: writeArticle(article) })),
  ];
};
