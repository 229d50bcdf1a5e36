import type { TeaserStory } from '@masthead/design-system';
import { found, notFound, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { isSlug } from '../../routing/parameters';
import { routes } from '../../routing/routes';
import type { RouteDefinition } from '../../routing/types';
import { createTrendingQuery, toTrending } from '../../content/story/trending';
import { createEditedQuery, toEdited, type EditedPage } from './edited';

/** A static page with its settings (SPEC §2.3, §3 Static page content). */
export type StaticView = EditedPage & { path: string; trending: TeaserStory[] };

/** SPEC §2.3: the slug may carry the prefix `nuxt-`; the form without it is canonical. */
export const canonicalSlug = (slug: string): string => slug.replace(/^nuxt-/, '');

/** Some static pages have an address of their own; the others answer below /static/. */
export const staticPath = (slug: string): string =>
  Object.values<RouteDefinition>(routes).find((route) => route.staticSlug === slug)?.path ?? `/static/${slug}/`;

/** SPEC §2.3, §7.1 getStaticPage. */
export const loadStatic = async (
  site: Site,
  { slug }: { slug?: string | string[] },
): Promise<PageResult<StaticView>> => {
  if (typeof slug !== 'string' || !isSlug(slug) || canonicalSlug(slug).startsWith('nuxt-')) return notFound;
  const { page, trending } = await site.content.query({
    route: 'static',
    parts: { page: createEditedQuery(site, canonicalSlug(slug)), trending: createTrendingQuery(site.brand.site) },
  });
  if (!page.ok) return page;
  const wire = page.value.getStaticPage;
  if (!wire) return notFound;
  return found({ ...toEdited(wire), path: staticPath(wire.slug), trending: toTrending(site.brand, trending) });
};
