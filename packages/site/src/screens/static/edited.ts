import { createQuery, type QueryResultOf, type ContentError, type Result } from '@masthead/graphql-ops';
import type { PageFacts } from '../../framework/metadata';
import type { Site } from '../../framework/site';
import type { WireStaticPage } from '../../content/story/wire';
import { sanitizeStatic } from './sanitizeStatic';

/** What an editor wrote: a page of its own, or words beside what the site makes itself (SPEC §2.3, §3 Static page content). */
export type EditedPage = Pick<WireStaticPage, 'slug' | 'title' | 'template' | 'settings'> & {
  html: string;
  excerpt?: string;
};

/** Asks for the edited page of a slug. */
export const createEditedQuery = ({ brand }: Site, slug: string) =>
  createQuery('static-page', { slug, siteName: brand.site });

/** The edited page with its HTML made safe. */
export const toEdited = ({ slug, title, template, settings, content, excerpt }: WireStaticPage): EditedPage => ({
  slug,
  title,
  template,
  settings,
  html: sanitizeStatic(content),
  ...(excerpt && { excerpt }),
});

/** The edited words beside a page that stands without them, too: undefined where nobody wrote any or they cannot be had. */
export const editedOf = (reply: Result<QueryResultOf<'static-page'>, ContentError>): EditedPage | undefined =>
  reply.ok && reply.value.getStaticPage ? toEdited(reply.value.getStaticPage) : undefined;

/** What machines are told about an edited page: its settings speak before its text (SPEC §3, openGraph, metaDescription, noIndexNoFollow). */
export const editedFacts = ({
  title,
  excerpt,
  settings: { openGraph, metaDescription, noIndexNoFollow },
}: EditedPage): Omit<PageFacts, 'path'> => ({
  title,
  description: metaDescription ?? excerpt ?? openGraph?.description,
  ...(openGraph?.image && { image: { src: openGraph.image, alt: openGraph.title ?? title } }),
  ...(openGraph && { openGraph }),
  ...(noIndexNoFollow && { robots: 'noindex' }),
});
