import { createQuery, type QueryResultOf, type ContentError, type Result } from '@masthead/graphql-ops';
import type { PageFacts } from '../../framework/metadata';
import type { Site } from '../../framework/site';
import type { WireStaticPage } from '../../content/story/wire';
import { sanitizeStatic } from './sanitizeStatic';

/** A page written by editors, shown alone or beside generated content (§2.3, §3 Static page content). */
export type EditorialPage = Pick<WireStaticPage, 'slug' | 'title' | 'template' | 'settings'> & {
  html: string;
  excerpt?: string;
};

export const createEditorialPageQuery = ({ brand }: Site, slug: string) =>
  createQuery('static-page', { slug, siteName: brand.site });

/** The editorial page with sanitized HTML. `fields` are values of its forms by name. */
export const toEditorialPage = (
  { slug, title, template, settings, content, excerpt }: WireStaticPage,
  fields?: Readonly<Record<string, string>>,
): EditorialPage => ({
  slug,
  title,
  template,
  settings,
  html: sanitizeStatic(content, fields),
  ...(excerpt && { excerpt }),
});

/** The optional editorial content of a page; undefined if there is none or the content service does not respond. */
export const getEditorialPage = (
  reply: Result<QueryResultOf<'static-page'>, ContentError>,
): EditorialPage | undefined =>
  reply.ok && reply.value.getStaticPage ? toEditorialPage(reply.value.getStaticPage) : undefined;

/** Its settings take precedence over its text (§3, openGraph, metaDescription, noIndexNoFollow). */
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
