import { isSlug } from '@masthead/content-rules/natural-id';
import type { TeaserStory } from '@masthead/design-system';
import { found, notFound, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { createTrendingQuery, toTrending } from '../../content/story/trending';
import { getStaticPath } from '../../routing/rules';
import { loadRegistered, type Registered } from './registered';
import { createEditorialPageQuery, toEditorialPage, type EditorialPage } from './editorialPage';

/** The view of a static page (§2.3, §3 Static page content). */
export type StaticView = EditorialPage & {
  path: string;
  trending: TeaserStory[];
  /** What a registration is for. */
  registered?: Registered;
};

/** The slug without the prefix `nuxt-`, which addresses may have (§2.3). */
const toCanonicalSlug = (slug: string): string => slug.replace(/^nuxt-/, '');

/** Loads a static page by its slug (§2.3, §7.1 getStaticPage). */
export const loadStatic = async (
  site: Site,
  { slug, choice }: { slug?: string | string[]; choice?: string | string[] },
): Promise<PageResult<StaticView>> => {
  if (typeof slug !== 'string' || !isSlug(slug) || toCanonicalSlug(slug).startsWith('nuxt-')) return notFound;
  const { page, trending } = await site.content.query({
    route: 'static',
    parts: {
      page: createEditorialPageQuery(site, toCanonicalSlug(slug)),
      trending: createTrendingQuery(site.brand.site),
    },
  });
  if (!page.ok) return page;
  const wire = page.value.getStaticPage;
  if (!wire) return notFound;
  const registered = wire.content.includes('name="event-id"') ? await loadRegistered(site, choice) : undefined;
  return found({
    ...toEditorialPage(wire, registered?.fields),
    path: getStaticPath(site.brand, wire.slug),
    trending: toTrending(site.brand, trending),
    ...(registered && { registered }),
  });
};
