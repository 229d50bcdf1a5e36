import type { Brand } from '@masthead/config';
import { shorten } from '@masthead/content-rules/shorten';
import { errorMetadataTexts } from '@masthead/texts/errors';
import { pageTexts } from '@masthead/texts/navigation';
import type { PageError } from './result';
import { feedPath } from '../routing/documents';
import { toShareImage } from '../content/media/picture';

export type PageFacts = {
  title: string;
  description?: string | null | undefined;
  /** Canonical address: a path on this site, or an absolute URL for syndicated content. */
  path: string;
  /** Width and height in px, if known. */
  image?: { src: string; width?: number; height?: number; alt: string } | undefined;
  /** Editors' overrides for social networks (§3, openGraph). */
  openGraph?: { title?: string | null; description?: string | null; type?: string | null };
  article?: {
    published: string;
    modified?: string | undefined;
    authors: string[];
    section?: string | undefined;
    tags: string[];
  };
  robots?: 'noindex' | 'nofollow';
  /** Feeds of the page: the path of their list (`/` or a stream's) and their title. */
  feeds?: { list: string; title: string };
};

/** The metadata of a page in Next's form: the part of it that pages use. */
export type PageMetadata = {
  /** Without one a page has the name of the brand. */
  title?: { absolute: string };
  description?: string;
  alternates?: { canonical: string; types?: Readonly<Record<string, { url: string; title: string }[]>> };
  robots?: { index: boolean; follow: boolean; 'max-image-preview'?: 'large' };
  openGraph?: {
    title: string;
    description?: string;
    url: string;
    siteName: string;
    locale: string;
    images: { url: string; alt: string; width?: number; height?: number }[];
  } & (
    | { type: (typeof openGraphTypes)[number] }
    | {
        type: 'article';
        publishedTime: string;
        modifiedTime?: string;
        authors: string[];
        section?: string;
        tags: string[];
      }
  );
};

/** Search engines truncate descriptions at about this many characters. */
const maxDescriptionLength = 200;

const toRobots = (robots: PageFacts['robots']): PageMetadata['robots'] => {
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

/** A picture for other sites, in a format that all crawlers support. */
const openGraphImage = (image: NonNullable<PageFacts['image']>) => {
  const { src, width, height, alt } = toShareImage(image);
  return { url: src, alt, ...(width && height && { width, height }) };
};

/** OpenGraph types that need no further properties. Other values of editors become `website`. */
const openGraphTypes = ['website', 'article', 'book', 'profile'] as const;

const getOpenGraphType = (type: string | null | undefined) =>
  openGraphTypes.find((candidate) => candidate === type) ?? 'website';

/** Feed links for auto-discovery. */
const feedTypes = ({ list, title }: NonNullable<PageFacts['feeds']>) => ({
  'application/rss+xml': [{ url: feedPath(list), title }],
  'application/atom+xml': [{ url: feedPath(list, 'atom'), title: `${title} (Atom)` }],
  'application/feed+json': [{ url: feedPath(list, 'json'), title: `${title} (JSON)` }],
});

/** The title of a page of a list: from the second on it has its number. */
export const toPageTitle = (title: string, page: number): string => (page > 1 ? pageTexts.pageOf(title, page) : title);

/** The metadata of a page: title, description, canonical address, OpenGraph, robots. */
export const pageMetadata = (brand: Brand, facts: PageFacts): PageMetadata => {
  const description = facts.description ? shorten(facts.description, maxDescriptionLength) : undefined;
  const images = [openGraphImage(facts.image ?? brand.logos.share)];
  const sharedDescription = facts.openGraph?.description
    ? shorten(facts.openGraph.description, maxDescriptionLength)
    : description;
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
      : { ...shared, type: getOpenGraphType(facts.openGraph?.type) },
  };
};

/** Metadata of a failed request-rendered page (§2.4). Nothing is thrown there, so it sets `noindex` itself. */
export const failureMetadata = (error: PageError, brand: Brand): PageMetadata => ({
  title: {
    absolute: `${error.kind === 'not-found' ? errorMetadataTexts.notFound : errorMetadataTexts.serverError} | ${brand.name}`,
  },
  robots: { index: false, follow: false },
});
