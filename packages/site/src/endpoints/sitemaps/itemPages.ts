import { createQuery, type PageQuery } from '@masthead/graphql-ops';
import { toPartnerFilm } from '../../content/partners/partnerViews';
import { found, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { href } from '../../routing/href';
import { isOpenAddress } from '@masthead/config';
import type { SitemapItemLoose } from 'sitemap';
import { toAbsoluteUrl } from '../../routing/absoluteUrl';

export type Entries = Promise<PageResult<SitemapItemLoose[]>>;

/** Entries of the paths that the publication has, each once. Addresses of other sites are omitted. */
export const toEntries = ({ brand }: Site, paths: readonly string[]): PageResult<SitemapItemLoose[]> =>
  found(
    [...new Set(paths)]
      .filter((path) => path.startsWith('/') && isOpenAddress(brand, path))
      .map((path) => ({ url: toAbsoluteUrl(brand, path) })),
  );

/** The largest page of the content service. */
const pageSize = 100;
/** Pages of one list: the first 5,000 items, which are the newest. */
const maxPages = 50;

type List = { total: number; paths: string[] };

/** Reads the paths of a list page by page. Fails as a whole, as `readArticleEntries` does. */
const readPaths = async <Data>(
  site: Site,
  createPage: (page: number) => PageQuery<Data>,
  toList: (data: Data) => List,
): Promise<PageResult<string[]>> => {
  const all: string[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const { list } = await site.content.query({ route: 'sitemap', parts: { list: createPage(page) } });
    if (!list.ok) return list;
    const { total, paths } = toList(list.value);
    all.push(...paths);
    if (page * pageSize >= total) break;
  }
  return found(all);
};

/** Sitemap of upcoming and past events (§3, Event). */
export const eventEntries = async (site: Site): Entries => {
  const scope = { publication: site.brand.publicationSlug, pageSize };
  const toList = ({ estimate, events }: { estimate: number; events: readonly { docUri: string }[] }): List => ({
    total: estimate,
    paths: events.map(({ docUri }) => docUri),
  });
  const future = await readPaths(
    site,
    (page) => createQuery('future-events', { ...scope, page }),
    ({ getFutureEvents }) => toList(getFutureEvents),
  );
  if (!future.ok) return future;
  const past = await readPaths(
    site,
    (page) => createQuery('past-events', { ...scope, page }),
    ({ getPastEvents }) => toList(getPastEvents),
  );
  return past.ok ? toEntries(site, [...future.value, ...past.value]) : past;
};

type Stream = { estimate: number; contents: readonly { uri: string }[] };
const toStreamList = ({ estimate, contents }: Stream): List => ({
  total: estimate,
  paths: contents.map(({ uri }) => uri),
});

/** Sitemap of podcast episodes (§3, Podcast item). */
export const podcastEntries = async (site: Site): Entries => {
  const paths = await readPaths(
    site,
    (page) => createQuery('podcast-stream', { siteName: site.brand.site, page, pageSize }),
    ({ getPodcastStream }) => toStreamList(getPodcastStream),
  );
  return paths.ok ? toEntries(site, paths.value) : paths;
};

/** Sitemap of webcasts (§3, Webcast item). */
export const webcastEntries = async (site: Site): Entries => {
  const paths = await readPaths(
    site,
    (page) => createQuery('webcast-stream', { siteName: site.brand.site, page, pageSize }),
    ({ getWebcastStream }) => toStreamList(getWebcastStream),
  );
  return paths.ok ? toEntries(site, paths.value) : paths;
};

/** Sitemap of recognition lists and profiles (§3, Recognition profile). */
export const recognitionEntries = async (site: Site): Entries => {
  const all: string[] = [];
  for (const { directory } of site.brand.recognition) {
    const paths = await readPaths(
      site,
      (page) =>
        createQuery('recognition-profile-list', { directory, usage: site.brand.site, page, pageLength: pageSize }),
      ({ getRecognitionProfileList: { total, profiles } }) => ({
        total,
        paths: profiles.map(({ docUri }) => docUri),
      }),
    );
    if (!paths.ok) return paths;
    all.push(href('recognitionList', { directory }), ...paths.value);
  }
  return toEntries(site, all);
};

/** Sitemap of the pages of partners (§3, Publisher). */
export const partnerEntries = async (site: Site): Entries => {
  const publishers = await site.partners.publishers(site.brand.site);
  return publishers.ok
    ? toEntries(
        site,
        publishers.value.map(({ internalURL }) => internalURL),
      )
    : publishers;
};

/** Sitemap of partners' videos. A video without footage has no page. */
export const videoEntries = async (site: Site): Entries => {
  const videos = await site.partners.videos(site.brand.site);
  return videos.ok
    ? toEntries(
        site,
        videos.value.filter(toPartnerFilm).map(({ id }) => href('resourceVideo', { video: id })),
      )
    : videos;
};
