import { getHtmlText } from '@masthead/content-rules/html';
import type { TeaserStory } from '@masthead/design-system';
import { createQuery } from '@masthead/graphql-ops';
import { found, notFound, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { href } from '../../routing/href';
import { routes } from '../../routing/routes';
import { toTeaser } from '../../content/story/story';
import { createEditorialPageQuery } from '../static/editorialPage';
import { sanitizeStatic } from '../static/sanitizeStatic';

/** One tab of the technology center: hash, title and content. */
type TechSection = { id: string; title: string; html: string };

/** A section in sanitized markup, where attributes are quoted, every element is closed and sections do not nest. */
const sectionPattern = /<section id="([a-z0-9-]+)">\s*<h2[^>]*>(.*?)<\/h2>(.*?)<\/section>/gs;

/** Splits a page into its titled sections (§2.1). */
export const parseSections = (sanitized: string): TechSection[] =>
  [...sanitized.matchAll(sectionPattern)].map(([, id = '', title = '', html = '']) => ({
    id,
    title: getHtmlText(title),
    html,
  }));

/** The view of the technology center (§2.1, §2.8 tech center hub). */
export type TechCenterView = {
  path: string;
  title: string;
  description?: string;
  sections: TechSection[];
  stories: TeaserStory[];
};

/** Stories below the tabs, in one row. */
const maxStories = 4;

/** Loads /cre-tech-center/ (§2.1): its tabs are the sections of an editorial page. */
export const loadTechCenter = async (site: Site): Promise<PageResult<TechCenterView>> => {
  const path = href('techCenter', {});
  const section = site.brand.menu.secondaryItems.find(({ titleUrl }) => titleUrl === path);
  const { page, posts } = await site.content.query({
    route: 'tech-center',
    parts: {
      page: createEditorialPageQuery(site, routes.techCenter.staticSlug),
      posts: createQuery('stream', {
        slug: section?.postsFrom.slice(1) ?? '',
        siteName: site.brand.site,
        pageSize: maxStories,
      }),
    },
  });
  if (!page.ok) return page;
  const wire = page.value.getStaticPage;
  if (!wire) return notFound;
  return found({
    path,
    title: wire.title,
    stories: posts.ok ? (posts.value.getContentStream?.contents ?? []).map(toTeaser(site.brand, new Date())) : [],
    sections: parseSections(sanitizeStatic(wire.content)),
    ...(wire.excerpt && { description: wire.excerpt }),
  });
};
