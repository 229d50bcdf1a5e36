import { toSlug } from '@masthead/content-rules/natural-id';
import type { Brand } from '@masthead/config';
import type { PodcastShow } from '@masthead/design-system';
import { authorPath } from '../../routing/href';
import { showFeedPath } from '../../routing/documents';

/** Hosts by the names of their shows: those of the newest episodes. */
export const listHosts = (
  episodes: readonly { show?: string | null; byline?: string | null }[],
): ReadonlyMap<string, string> =>
  // A map has the last of several entries, so the newest episodes are the last.
  new Map(episodes.flatMap(({ show, byline }) => (show && byline ? [[show, byline] as const] : [])).toReversed());

/** The podcasts of a brand with hosts, platforms and feeds, or the one with a name. */
export const listShows = (
  { podcastShows }: Brand,
  hosts: ReadonlyMap<string, string> = new Map(),
  name?: string | null,
): PodcastShow[] =>
  podcastShows
    .filter((show) => name === undefined || show.name === name)
    .map(({ platforms, ...show }) => {
      const host = hosts.get(show.name);
      return {
        ...show,
        ...(host && { host: { title: host, url: authorPath(host) } }),
        links: [
          ...platforms.map((platform) => ({ ...platform, newTab: true })),
          { title: 'RSS', url: showFeedPath(toSlug(show.name)) },
        ],
      };
    });
