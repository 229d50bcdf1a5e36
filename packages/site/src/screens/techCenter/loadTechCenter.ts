import { found, notFound, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { href } from '../../routing/href';
import { routes } from '../../routing/routes';
import { createEditorialPageQuery } from '../static/editorialPage';
import { sanitizeStatic } from '../static/sanitizeStatic';
import { parseSections, type TechSection } from './sections';

/** The technology center (SPEC §2.1, §2.8 tech center hub). */
export type TechCenterView = { path: string; title: string; description?: string; sections: TechSection[] };

/** SPEC §2.1 /cre-tech-center/: its tabs are the sections of an edited page; a brand without that page has no center. */
export const loadTechCenter = async (site: Site): Promise<PageResult<TechCenterView>> => {
  const { page } = await site.content.query({
    route: 'tech-center',
    parts: { page: createEditorialPageQuery(site, routes.techCenter.staticSlug) },
  });
  if (!page.ok) return page;
  const wire = page.value.getStaticPage;
  if (!wire) return notFound;
  return found({
    path: href('techCenter', {}),
    title: wire.title,
    sections: parseSections(sanitizeStatic(wire.content)),
    ...(wire.excerpt && { description: wire.excerpt }),
  });
};
