import { Readable } from 'node:stream';
import { ErrorLevel, SitemapIndexStream, SitemapStream, streamToPromise, type SitemapItemLoose } from 'sitemap';

/** Content type of sitemaps. */
export const xmlType = 'application/xml; charset=utf-8';

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

/** Formats a sitemap index. */
export const sitemapIndex = async (addresses: readonly string[]): Promise<string> => {
  const stream = new SitemapIndexStream({ level: ErrorLevel.THROW });
  return (await streamToPromise(Readable.from(addresses.map((url) => ({ url }))).pipe(stream))).toString();
};
