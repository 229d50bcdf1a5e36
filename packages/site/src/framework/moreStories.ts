import { limits } from '@masthead/config/limits';
import { createQuery } from '@masthead/graphql-ops';
import type { RouteSection } from './sections';
import type { Site } from './site';
import { toTeaser } from '../content/story/story';

/** Lists that lack fewer stories than this to a full page are not filled. */
const minStories = 3;

/**
 * Recent stories of the publication that fill a short list up to a full page, so that the content is as tall as the
 * rail. Empty for longer lists and while the content service is unavailable.
 */
export const loadMoreStories = async (
  site: Site,
  listed: readonly { url: string }[],
): Promise<{ moreStories: RouteSection } | object> => {
  const missingCount = limits.page.streamSize - listed.length;
  if (missingCount < minStories) return {};
  const { recent } = await site.content.query({
    route: 'read-on',
    parts: { recent: createQuery('package-by-position', { position: 'home-recent', site: site.brand.site }) },
  });
  const chosen = recent.ok ? recent.value.getPackageByPosition : undefined;
  const stories = (chosen?.articles ?? [])
    .map(toTeaser(site.brand))
    .filter(({ url }) => !listed.some((story) => story.url === url))
    .slice(0, missingCount);
  return chosen && stories.length > 0 ? { moreStories: { title: chosen.title, url: chosen.packageUrl, stories } } : {};
};
