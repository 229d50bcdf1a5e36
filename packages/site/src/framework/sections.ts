import { createQuery, type PageQuery } from '@masthead/graphql-ops';
import type { PageRequest, PageQueries, PageResults } from '@masthead/graphql-ops/server';
import type { TeaserStory } from '@masthead/design-system';
import type { RouteDefinition } from '../routing/types';
import { toTeaser } from '../content/story/story';
import type { WirePosition } from '../content/story/wire';
import type { Site } from './site';

/** Positions of a route's editorial sections (§2.6). */
const sectionPositions = ['topSection', 'sideSection', 'bottomSection'] as const;
type SectionPosition = (typeof sectionPositions)[number];

/** An editorial section of a page: the stories of a position. */
export type RouteSection = { title: string; url: string; stories: TeaserStory[] };
export type RouteSections = Partial<Record<SectionPosition, RouteSection>>;

/** Stories of a section: one row on wide screens. */
const maxStories = 3;

const toSection = (site: Site, { getPackageByPosition: storyPackage }: WirePosition): RouteSection | undefined =>
  storyPackage && storyPackage.articles.length > 0
    ? {
        title: storyPackage.title,
        url: storyPackage.packageUrl,
        stories: storyPackage.articles.slice(0, maxStories).map(toTeaser(site.brand)),
      }
    : undefined;

/** Queries a page and the sections of its route in one document. Sections without stories are omitted. */
export const queryWithSections = async <const P extends PageQueries>(
  site: Site,
  route: RouteDefinition,
  request: PageRequest<P>,
): Promise<{ reply: PageResults<P>; sections: RouteSections }> => {
  const requested = sectionPositions.flatMap((position) =>
    route[position]
      ? [[position, createQuery('package-by-position', { ...route[position], site: site.brand.site })] as const]
      : [],
  );
  const results = await site.content.query({
    ...request,
    parts: { ...request.parts, ...Object.fromEntries(requested) },
  });
  const sections = requested.flatMap(([position]) => {
    // `Object.fromEntries` loses the type of each part.
    const result = (results as unknown as PageResults<Record<SectionPosition, PageQuery<WirePosition>>>)[position];
    const section = result.ok ? toSection(site, result.value) : undefined;
    return section ? [[position, section] as const] : [];
  });
  return { reply: results as unknown as PageResults<P>, sections: Object.fromEntries(sections) };
};
