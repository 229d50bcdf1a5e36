import { limits } from '@masthead/config/limits';
import { ask } from '@masthead/graphql-ops';
import type { RouteSection } from './sections';
import type { Site } from './site';
import { toTeaser } from '../content/story/story';

/** A list that wants fewer rows than these to a full page is left as it ends. */
const minStories = 3;

/**
 * What a list reads on with that ends long before the column beside it does: the publication's recent stories, as
 * many as make a full page. Asked for by such lists only; where they cannot be had, the list ends where it ends.
 */
export const loadMoreStories = async (
  site: Site,
  shown: readonly { url: string }[],
): Promise<{ readOn: RouteSection } | object> => {
  const room = limits.page.streamSize - shown.length;
  if (room < minStories) return {};
  const { recent } = await site.content.query({
    route: 'read-on',
    parts: { recent: ask('package-by-position', { position: 'home-recent', site: site.brand.site }) },
  });
  const chosen = recent.ok ? recent.value.getPackageByPosition : undefined;
  const stories = (chosen?.articles ?? [])
    .map(toTeaser(site.brand))
    .filter(({ url }) => !shown.some((story) => story.url === url))
    .slice(0, room);
  return chosen && stories.length > 0 ? { readOn: { title: chosen.title, url: chosen.packageUrl, stories } } : {};
};
