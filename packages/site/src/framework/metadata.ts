import type { Brand } from '@masthead/config';
import type { Metadata } from 'next';
import type { PageError } from './result';
import { feedPath } from '../routing/documents';
import { getShareImageUrl } from '../content/media/picture';

export type PageFacts = {
  title: string;
  description?: string | null | undefined;
  /** Canonical address: a path on this site, or an absolute one for a piece that belongs elsewhere. */
  path: string;
  /** Its size where it is known: a wrong one is worse than none. */
  image?: { src: string; width?: number; height?: number; alt: string } | undefined;
  /** What social networks are told instead, where an editor says so (SPEC §3, openGraph). */
  openGraph?: { title?: string | null; description?: string | null; type?: string | null };
  article?: {
    published: string;
    modified?: string | undefined;
    authors: string[];
    section?: string | undefined;
    tags: string[];
  };
  robots?: 'noindex' | 'nofollow';
  /** The page follows a list that has feeds: `/` or a stream's path, and what the feeds are called. */
  feeds?: { list: string; title: string };
};

/** Search engines cut descriptions at about this many characters. */
const maxDescriptionLength = 200;

const truncate = (text: string): string =>
  text.length <= maxDescriptionLength ? text : `${text.slice(0, text.lastIndexOf(' ', maxDescriptionLength))} …`;

const toRobots = (robots: PageFacts['robots']): Metadata['robots'] => {
  switch (robots) {
    case 'noindex':
      return { index: false, follow: false };
    case 'nofollow':
      return { index: true, follow: false };
    case undefined:
      return { index: true, follow: true, 'max-image-preview': 'large' };
    default:
      return robots satisfies never;
  }
};

/** Pictures for other sites: a format that every scraper reads. */
const openGraphImage = ({ src, width, height, alt }: NonNullable<PageFacts['image']>) => ({
  url: getShareImageUrl(src),
  alt,
  ...(width && height && { width, height }),
});

/** Kinds of page that need no more than every page has; another word of an editor is a website. */
const openGraphTypes = ['website', 'article', 'book', 'profile'] as const;

const openGraphType = (wanted: string | null | undefined) =>
  openGraphTypes.find((type) => type === wanted) ?? 'website';

/** Feeds that a reader's program finds by itself. */
const feedTypes = ({ list, title }: NonNullable<PageFacts['feeds']>) => ({
  'application/rss+xml': [{ url: feedPath(list), title }],
  'application/atom+xml': [{ url: feedPath(list, 'atom'), title: `${title} (Atom)` }],
  'application/feed+json': [{ url: feedPath(list, 'json'), title: `${title} (JSON)` }],
});

/** What search engines and social networks are told about a page: title, description, canonical, OpenGraph, robots. */
export const pageMetadata = (brand: Brand, facts: PageFacts): Metadata => {
  const description = facts.description ? truncate(facts.description) : undefined;
  const images = [openGraphImage(facts.image ?? brand.logos.share)];
  const sharedDescription = facts.openGraph?.description ? truncate(facts.openGraph.description) : description;
  const shared = {
    title: facts.openGraph?.title ?? facts.title,
    ...(sharedDescription && { description: sharedDescription }),
    url: facts.path,
    siteName: brand.name,
    locale: brand.language.replace('-', '_'),
    images,
  };
  return {
    title: { absolute: facts.path === '/' ? facts.title : `${facts.title} | ${brand.name}` },
    ...(description && { description }),
    alternates: { canonical: facts.path, ...(facts.feeds && { types: feedTypes(facts.feeds) }) },
    robots: toRobots(facts.robots),
    openGraph: facts.article
      ? {
          ...shared,
          type: 'article',
          publishedTime: facts.article.published,
          ...(facts.article.modified && { modifiedTime: facts.article.modified }),
          authors: facts.article.authors,
          ...(facts.article.section && { section: facts.article.section }),
          tags: facts.article.tags,
        }
      : { ...shared, type: openGraphType(facts.openGraph?.type) },
    twitter: { card: 'summary_large_image' },
  };
};

/** SPEC §2.4: the 404 page is titled with the code and 'Page Not Found'. Next itself keeps a missing page out of search engines. */
export const missingMetadata = (error: PageError, brand: Brand): Metadata => ({
  title: { absolute: `${error.kind === 'not-found' ? '404 Page Not Found' : 'Server error'} | ${brand.name}` },
  ...(error.kind !== 'not-found' && { robots: { index: false, follow: false } }),
});

/** Metadata of a failed page that is made for its request: nothing is thrown there, so it keeps itself out of search engines. */
export const failureMetadata = (error: PageError, brand: Brand): Metadata => ({
  ...missingMetadata(error, brand),
  robots: { index: false, follow: false },
});
