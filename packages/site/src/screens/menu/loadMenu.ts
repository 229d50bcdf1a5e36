import { createQuery } from '@masthead/graphql-ops';
import type { TeaserStory } from '@masthead/design-system';
import { toDecorativePicture } from '../../content/media/picture';
import { found, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import type { WirePosts } from '../../content/story/wire';

/** The view of the menus: the newest stories of each section by its address (§2.7, §9: drawer posts). */
export type MenuView = { stories: Readonly<Record<string, readonly TeaserStory[]>> };

const toPost = ({ uri, title, kicker, image }: WirePosts[number]): TeaserStory => {
  const picture = toDecorativePicture(image);
  return {
    url: uri,
    title,
    kicker: { trail: kicker ? [{ title: kicker, url: uri }] : [] },
    ...(picture && { image: picture }),
  };
};

/** Loads the stories of the menus. None is an error, so that it is not cached. */
export const loadMenu = async (site: Site): Promise<PageResult<MenuView>> => {
  const { drawerPosts, secondaryItems } = site.brand.menu;
  if (drawerPosts === 'hidden') return found({ stories: {} });
  const parts = Object.fromEntries(
    secondaryItems.map(({ postsFrom }, index) => [
      `section${index}`,
      createQuery('stream-slim', { slug: postsFrom.slice(1), siteName: site.brand.site }),
    ]),
  );
  const replies = await site.content.query({ route: 'menu', parts });
  const stories: Record<string, readonly TeaserStory[]> = {};
  for (const [index, { titleUrl }] of secondaryItems.entries()) {
    const reply = replies[`section${index}`];
    if (reply && !reply.ok) return reply;
    stories[titleUrl] = (reply?.value.getContentStream?.contents ?? []).map(toPost);
  }
  return found({ stories });
};

/** The menus without stories, shown while the content service does not respond. */
export const getEmptyMenuView = (): MenuView => ({ stories: {} });
