import { defineDocument, type DocumentText } from '../../framework/defineDocument';
import { found, notFound, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { toAbsoluteUrl } from '../../routing/absoluteUrl';
import {
  articleFiles,
  articlesFile,
  authorEntries,
  newsEntries,
  packageEntries,
  pageEntries,
  sectionEntries,
} from './sitemaps';
import { sitemapIndex, urlset, xmlType } from './xml';

const files = {
  news: (site: Site) => newsEntries(site, new Date()),
  sections: sectionEntries,
  pages: pageEntries,
  authors: authorEntries,
  packages: packageEntries,
} as const;
type FileName = keyof typeof files;

const isFile = (name: string): name is FileName => Object.hasOwn(files, name);

const xml = (text: string): PageResult<DocumentText> => found({ text, type: xmlType });

const toIndex = async (site: Site): Promise<PageResult<DocumentText>> => {
  const count = await articleFiles(site);
  if (!count.ok) return count;
  const articles = Array.from({ length: count.value }, (_, index) => `articles-${index + 1}`);
  return xml(
    await sitemapIndex(
      [...Object.keys(files), ...articles].map((name) => toAbsoluteUrl(site.brand, `/sitemaps/${name}.xml`)),
    ),
  );
};

/** `/sitemap.xml` and its files. */
export const loadSitemap = async (
  site: Site,
  { name }: { name?: string | string[] | undefined },
): Promise<PageResult<DocumentText>> => {
  if (typeof name !== 'string') return notFound;
  if (name === 'index') return toIndex(site);
  const number = /^articles-([1-9]\d{0,3})$/.exec(name)?.[1];
  const entries = number ? await articlesFile(site, Number(number)) : isFile(name) ? await files[name](site) : notFound;
  return entries.ok ? xml(await urlset(entries.value, name === 'news' ? 'news' : 'pages')) : entries;
};

/** Route of the sitemaps. */
export const sitemapsRoute = defineDocument(loadSitemap);
