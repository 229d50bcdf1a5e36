import { hasModule, type SiteModule } from '@masthead/config';
import type { DocumentText, MachineDocument } from '../../framework/machineDocument';
import { found, notFound, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { toAbsoluteUrl } from '../../routing/absoluteUrl';
import {
  eventEntries,
  partnerEntries,
  podcastEntries,
  recognitionEntries,
  videoEntries,
  webcastEntries,
} from './itemPages';
import {
  articleFiles,
  articlesFile,
  authorEntries,
  newsEntries,
  packageEntries,
  pageEntries,
  sectionEntries,
} from './sitemaps';
import { Readable } from 'node:stream';
import { ErrorLevel, SitemapIndexStream, SitemapStream, streamToPromise, type SitemapItemLoose } from 'sitemap';

const xmlType = 'application/xml; charset=utf-8';

/** Formats a sitemap (sitemaps.org), with Google's news elements of entries that have them. */
export const urlset = async (
  entries: readonly SitemapItemLoose[],
  kind: 'pages' | 'news' = 'pages',
): Promise<string> => {
  // The library rejects an empty list, but a publication may have no packages.
  if (entries.length === 0)
    return '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>';
  const stream = new SitemapStream({
    level: ErrorLevel.THROW,
    xmlns: { news: kind === 'news', xhtml: false, image: false, video: false },
  });
  return (await streamToPromise(Readable.from(entries).pipe(stream))).toString();
};

const sitemapIndex = async (addresses: readonly string[]): Promise<string> => {
  const stream = new SitemapIndexStream({ level: ErrorLevel.THROW });
  return (await streamToPromise(Readable.from(addresses.map((url) => ({ url }))).pipe(stream))).toString();
};

type File = {
  entries: (site: Site) => ReturnType<typeof sectionEntries>;
  /** A publication without this module has no such file. */
  module?: SiteModule;
};

const files: ReadonlyMap<string, File> = new Map(
  Object.entries<File>({
    news: { entries: (site) => newsEntries(site, new Date()) },
    sections: { entries: sectionEntries },
    pages: { entries: pageEntries },
    authors: { entries: authorEntries },
    packages: { entries: packageEntries },
    events: { entries: eventEntries, module: 'events' },
    podcasts: { entries: podcastEntries, module: 'podcasts' },
    webcasts: { entries: webcastEntries, module: 'webcasts' },
    recognition: { entries: recognitionEntries, module: 'recognition' },
    partners: { entries: partnerEntries, module: 'partners' },
    videos: { entries: videoEntries, module: 'resources' },
  }),
);

const findFile = ({ brand }: Site, name: string): File | undefined => {
  const file = files.get(name);
  return file?.module && !hasModule(brand, file.module) ? undefined : file;
};

const xml = (text: string): PageResult<DocumentText> => found({ text, type: xmlType });

const toIndex = async (site: Site): Promise<PageResult<DocumentText>> => {
  const count = await articleFiles(site);
  if (!count.ok) return count;
  const articles = Array.from({ length: count.value }, (_, index) => `articles-${index + 1}`);
  const others = [...files.keys()].filter((name) => findFile(site, name));
  return xml(
    await sitemapIndex([...others, ...articles].map((name) => toAbsoluteUrl(site.brand, `/sitemaps/${name}.xml`))),
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
  const entries = number
    ? await articlesFile(site, Number(number))
    : ((await findFile(site, name)?.entries(site)) ?? notFound);
  return entries.ok ? xml(await urlset(entries.value, name === 'news' ? 'news' : 'pages')) : entries;
};

export const sitemapsDocument: MachineDocument = { load: loadSitemap, lifetime: 900 };
