import { isOpenAddress } from '@masthead/config';
import type { SitemapItemLoose } from 'sitemap';
import { found, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { toAbsoluteUrl } from '../../routing/absoluteUrl';

/** The entries of a sitemap. */
export type Entries = Promise<PageResult<SitemapItemLoose[]>>;

/** Entries of the paths that the publication has, each once. Addresses of other sites are omitted. */
export const toEntries = ({ brand }: Site, paths: readonly string[]): PageResult<SitemapItemLoose[]> =>
  found(
    [...new Set(paths)]
      .filter((path) => path.startsWith('/') && isOpenAddress(brand, path))
      .map((path) => ({ url: toAbsoluteUrl(brand, path) })),
  );
