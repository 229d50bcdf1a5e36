import type { Brand } from '@masthead/config';
import type { PodcastShow } from '@masthead/design-system';
import { showFeedPath, toShowSlug } from '../../routing/documents';

/** The podcasts of a brand with their platforms and their feeds, or the one with a name. */
export const listShows = ({ podcastShows }: Brand, name?: string | null): PodcastShow[] =>
  podcastShows
    .filter((show) => name === undefined || show.name === name)
    .map(({ platforms, ...show }) => ({
      ...show,
      links: [
        ...platforms.map((platform) => ({ ...platform, newTab: true })),
        { title: 'RSS', url: showFeedPath(toShowSlug(show.name)) },
      ],
    }));
