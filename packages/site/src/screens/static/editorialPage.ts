import { createQuery, type QueryResultOf, type ContentError, type Result } from '@masthead/graphql-ops';
import type { PageFacts } from '../../framework/metadata';
import type { Site } from '../../framework/site';
import type { WireStaticPage } from '../../content/story/wire';
import { sanitizeStatic } from './sanitizeStatic';

/** What an editor wrote: a page of its own, or words beside what the site makes itself (SPEC §2.3, §3 Static page content). */
export type EditorialPage = Pick<WireStaticPage, 'slug' | 'title' | 'template' | 'settings'> & {
  html: string;
  excerpt?: string;
};

/** Asks for the edited page of a slug. */
export const createEditorialPageQuery = ({ brand }: Site, slug: string) =>
  createQuery('static-page', { slug, siteName: brand.site });

/** The edited page with its HTML made safe. */
export const toEditorialPage = ({
  slug,
  title,
  template,
  settings,
  content,
  excerpt,
}: WireStaticPage): EditorialPage => ({
  slug,
  title,
  template,
  settings,
  html: sanitizeStatic(content),
  ...(excerpt && { excerpt }),
});

/** The edited words beside a page that stands without them, too: undefined where nobody wrote any or they cannot be had. */
export const getEditorialPage = (
  reply: Result<QueryResultOf<'static-page'>, ContentError>,
): EditorialPage | undefined =>
  reply.ok && reply.value.getStaticPage ? toEditorialPage(reply.value.getStaticPage) : undefined;

/** What machines are told about an edited page: its settings speak before its text (SPEC §3, openGraph, metaDescription, noIndexNoFollow). */
export const toEditorialMetadata = ({
  title,
  excerpt,
  settings: { openGraph, metaDescription, noIndexNoFollow },
}: EditorialPage): Omit<PageFacts, 'path'> => ({
  title,
  description: metaDescription ?? excerpt ?? openGraph?.description,
  ...(openGraph?.image && { image: { src: openGraph.image, alt: openGraph.title ?? title } }),
  ...(openGraph && { openGraph }),
  ...(noIndexNoFollow && { robots: 'noindex' }),
});
