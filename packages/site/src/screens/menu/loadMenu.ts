import { createQuery } from '@masthead/graphql-ops';
import type { TeaserStory } from '@masthead/design-system';
import { toDecorativePicture } from '../../content/media/picture';
import { found, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import type { WirePosts } from '../../content/story/wire';

/** The newest stories of each section, by the section's address (SPEC §2.7, §9: drawer posts). */
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

/** Without their stories the menus are a fault, so that nobody keeps them; the reader gets them all the same (`menuStandIn`). */
export const loadMenu = async (site: Site): Promise<PageResult<MenuView>> => {
  const { drawerPosts, secondaryItems } = site.brand.menu;
  if (drawerPosts === 'hidden') return found({ stories: {} });
  const parts = Object.fromEntries(
    secondaryItems.map(({ postsFrom }, place) => [
      `section${place}`,
      createQuery('stream-slim', { slug: postsFrom.slice(1), siteName: site.brand.site }),
    ]),
  );
  const replies = await site.content.query({ route: 'menu', parts });
  const stories: Record<string, readonly TeaserStory[]> = {};
  for (const [place, { titleUrl }] of secondaryItems.entries()) {
    const reply = replies[`section${place}`];
    if (reply && !reply.ok) return reply;
    stories[titleUrl] = (reply?.value.getContentStream?.contents ?? []).map(toPost);
  }
  return found({ stories });
};

/** The menus without stories: the way out of a bad hour. */
export const getEmptyMenuView = (): MenuView => ({ stories: {} });
