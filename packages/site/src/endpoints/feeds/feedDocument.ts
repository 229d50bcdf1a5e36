import type { DocumentText, MachineDocument } from '../../framework/machineDocument';
import { found, notFound, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { feedFormats, type FeedFormat } from '../../routing/documents';
import { feedWriters } from './formats';
import { loadFeed } from './loadFeed';
import { loadPodcastFeed } from './podcastFeed';

const isFormat = (value: unknown): value is FeedFormat =>
  typeof value === 'string' && Object.hasOwn(feedFormats, value);

/** Serves a feed in the format of the path. */
const loadFeedText = async (
  site: Site,
  { format, path }: Record<string, string | string[] | undefined>,
): Promise<PageResult<DocumentText>> => {
  if (format === 'podcast') {
    const [show] = [path ?? []].flat();
    const podcasts = await loadPodcastFeed(site, show === 'front' ? undefined : show);
    return podcasts.ok ? found({ text: podcasts.value, type: feedWriters.rss.type }) : podcasts;
  }
  if (!isFormat(format)) return notFound;
  const feed = await loadFeed(site, format, [path ?? []].flat());
  if (!feed.ok) return feed;
  const { type, write } = feedWriters[format];
  return found({ text: write(feed.value), type });
};

export const feedDocument: MachineDocument = { load: loadFeedText, lifetime: 300 };
