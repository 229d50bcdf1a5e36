import { limits } from '@masthead/config/limits';
import type { Link } from '@masthead/design-system';
import { createQuery } from '@masthead/graphql-ops';
import { moreTexts } from '@masthead/texts/home';
import type { RouteSection } from './sections';
import type { Site } from './site';
import { createStoriesOnPage } from '../content/story/storiesOnPage';
import { toTeaser } from '../content/story/story';

/** Lists that lack fewer stories than this to a full page are not filled. */
const minStories = 3;

/** Newer stories that fill a short list, so that it is as tall as the rail. Empty for longer lists. */
export const loadMoreStories = async (
  site: Site,
  listed: readonly { url: string }[],
  { region, hidden = [] }: { region?: Link | undefined; hidden?: readonly { url: string }[] } = {},
): Promise<{ moreStories?: RouteSection }> => {
  const missingCount = limits.page.streamSize - listed.length;
  if (missingCount < minStories) return {};
  const section = await (region ? loadRegion(site, region) : loadRecent(site));
  const onPage = createStoriesOnPage();
  onPage.add([...listed, ...hidden]);
  const stories = onPage.add(section?.stories ?? [], missingCount);
  return section && stories.length > 0 ? { moreStories: { ...section, stories } } : {};
};

const loadRecent = async ({ brand, content }: Site): Promise<RouteSection | undefined> => {
  const { recent } = await content.query({
    route: 'read-on',
    parts: { recent: createQuery('package-by-position', { position: 'home-recent', site: brand.site }) },
  });
  const chosen = recent.ok ? recent.value.getPackageByPosition : undefined;
  return chosen
    ? { title: chosen.title, url: chosen.packageUrl, stories: chosen.articles.map(toTeaser(brand)) }
    : undefined;
};

const loadRegion = async ({ brand, content }: Site, { title, url }: Link): Promise<RouteSection | undefined> => {
  const { stream } = await content.query({
    route: 'read-on',
    parts: {
      stream: createQuery('stream', {
        slug: url.slice(1, -1),
        siteName: brand.site,
        page: 1,
        pageSize: limits.page.streamSize,
      }),
    },
  });
  const found = stream.ok ? stream.value.getContentStream : undefined;
  return found ? { title: moreTexts.newsOf(title), url, stories: found.contents.map(toTeaser(brand)) } : undefined;
};
