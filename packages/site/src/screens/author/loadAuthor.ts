import { limits } from '@masthead/config/limits';
import type { Picture, SocialAddress, TeaserStory } from '@masthead/design-system';
import { createQuery } from '@masthead/graphql-ops';
import { toContactUrl } from '../../content/media/safeUrl';
import { knownImageSizes, toDecorativePicture } from '../../content/media/picture';
import { found, notFound, type PageResult } from '../../framework/result';
import type { RouteSection } from '../../framework/sections';
import type { Site } from '../../framework/site';
import { isNameSegment } from '../../routing/names';
import { getDiskCachePolicy, pageCount, parsePageNumber } from '../../routing/parameters';
import { loadMoreStories } from '../../framework/moreStories';
import { toTeaser } from '../../content/story/story';
import { createTrendingQuery, toTrending } from '../../content/story/trending';

/** The view of an author's page (§2.1, §3 Author). */
export type AuthorView = {
  path: string;
  name: string;
  role?: string;
  description?: string;
  portrait?: Picture;
  social: SocialAddress[];
  stories: TeaserStory[];
  page: number;
  pages: number;
  trending: TeaserStory[];
  /** Fills a short list (`loadMoreStories`). */
  moreStories?: RouteSection;
};

/** Loads an author by the name in the address (§2.1). */
export const loadAuthor = async (
  site: Site,
  { author, page }: { author?: string | string[]; page?: string | string[] },
): Promise<PageResult<AuthorView>> => {
  const number = parsePageNumber(page);
  if (number === undefined || typeof author !== 'string' || !isNameSegment(author)) return notFound;
  const reply = await site.content.query({
    route: 'author',
    parts: {
      author: createQuery(
        'author',
        { byline: author, site: site.brand.site, page: number, pageSize: limits.page.size },
        getDiskCachePolicy(number),
      ),
      trending: createTrendingQuery(site.brand.site),
    },
  });
  if (!reply.author.ok) return reply.author;
  const wire = reply.author.value.getAuthor;
  if (!wire || number > pageCount(wire.estimate, limits.page.size)) return notFound;
  const image = wire.imageLarge
    ? toDecorativePicture({ uri: wire.imageLarge, ...knownImageSizes.portrait })
    : undefined;
  const stories = wire.articles.map(toTeaser(site.brand));
  const more = number === 1 ? await loadMoreStories(site, stories) : {};
  return found({
    path: wire.webUrl,
    name: wire.name,
    social: wire.social.flatMap(({ network, value }): SocialAddress[] => {
      const url = toContactUrl(value);
      return url ? [{ network, url }] : [];
    }),
    stories,
    ...more,
    page: number,
    pages: pageCount(wire.estimate, limits.page.size),
    trending: toTrending(site.brand, reply.trending, stories, more.moreStories?.stories ?? []),
    ...(wire.role && { role: wire.role }),
    ...(wire.description && { description: wire.description }),
    ...(image && { portrait: image }),
  });
};
