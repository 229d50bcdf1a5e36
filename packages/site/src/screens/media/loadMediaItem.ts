import type { Fact, MediaItem, Person, TeaserStory } from '@masthead/design-system';
import { ask, type ContentError, type Result } from '@masthead/graphql-ops';
import { safeAddress } from '../../media/address';
import { toDecoration } from '../../media/picture';
import { found, notFound, type PageResult } from '../../page/result';
import type { Site } from '../../page/site';
import { authorPath, href } from '../../routes/href';
import { isSlug } from '../../routes/parameters';
import { dateOf, hoursOf, minutesOf } from '../../story/schedule';
import type { EpisodeFacts } from '../../structuredData/happenings';
import { askTrending, toTrending } from '../../story/trending';
import { toPodcast, toWebcast } from './item';
import type { MediaKind } from './loadMedia';
import { byUse } from './status';
import type { WirePodcast, WireWebcast } from './wire';

/** One podcast episode or one webcast, with others to go on to. */
export type MediaItemView = {
  kind: MediaKind;
  item: MediaItem;
  length?: string;
  facts: Fact[];
  speakers: Person[];
  /** For machines: podcasts only. */
  episode?: EpisodeFacts;
  others: MediaItem[];
  trending: TeaserStory[];
};

type Page<Item> = { estimate: number; contents: readonly Item[] };

/** The content service lists items and looks none up: as many at once as it gives, until the address is met. */
const pageSize = 100;
const mostPages = 20;

/** The item of an address, and the newest others. */
const findItem = async <Item extends { uri: string }>(
  uri: string,
  pageOf: (page: number) => Promise<Result<Page<Item>, ContentError>>,
): Promise<PageResult<{ item: Item; others: Item[] }>> => {
  const seen: Item[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const reply = await pageOf(page);
    if (!reply.ok) return reply;
    seen.push(...reply.value.contents);
    const item = reply.value.contents.find((candidate) => candidate.uri === uri);
    if (item) return found({ item, others: seen.filter((other) => other !== item) });
    if (seen.length >= reply.value.estimate || reply.value.contents.length === 0) return notFound;
  }
  return notFound;
};

const words = (label: string, value: string | null | undefined): Fact[] => (value ? [{ label, value }] : []);

const podcastView = (wire: WirePodcast, timeZone: string) => {
  const length = minutesOf(wire.duration);
  return {
    item: toPodcast(wire),
    ...(length && { length }),
    speakers: [],
    episode: {
      path: wire.uri,
      title: wire.title,
      description: wire.summary ?? undefined,
      published: wire.podcastDate,
      show: wire.show ?? undefined,
      number: wire.number ?? undefined,
      seconds: wire.duration ?? undefined,
      audio: safeAddress(wire.audioUrl),
      image: toDecoration(wire.image),
    },
    facts: [
      ...words('Published', dateOf(wire.podcastDate, timeZone).text),
      ...words('Show', wire.show),
      ...words('Guest', wire.guest),
      ...(wire.byline ? [{ label: 'Host', link: { title: wire.byline, url: authorPath(wire.byline) } }] : []),
      ...words('Length', length),
    ],
  };
};

const webcastView = (wire: WireWebcast, now: Date, timeZone: string) => ({
  item: toWebcast(wire, now, timeZone),
  speakers: wire.speakers.map(({ name, title, firm }) => ({ name, role: [title, firm].filter(Boolean).join(', ') })),
  facts: [
    ...words('Date', dateOf(wire.webcastDate, timeZone).text),
    ...words('Time', hoursOf(wire.webcastDate, wire.webcastEndDate, timeZone)),
    ...(wire.byline ? [{ label: 'Moderator', link: { title: wire.byline, url: authorPath(wire.byline) } }] : []),
    ...words('Sponsor', wire.sponsor),
  ],
});

/** How many others stand below an item. */
const otherCount = 4;

const loadPodcast = async (site: Site, uri: string): Promise<PageResult<Omit<MediaItemView, 'trending'>>> => {
  const outcome = await findItem<WirePodcast>(uri, async (page) => {
    const { stream } = await site.content.query({ route: 'podcast', parts: { stream: ask('podcast-stream', { siteName: site.brand.site, page, pageSize }) } });
    return stream.ok ? { ok: true, value: stream.value.getPodcastStream } : stream;
  });
  if (!outcome.ok) return outcome;
  const { item, others } = outcome.value;
  // Other episodes of the same show go before those of other shows.
  const ordered = [...others.filter(({ show }) => show === item.show), ...others.filter(({ show }) => show !== item.show)];
  return found({ kind: 'podcasts', ...podcastView(item, site.brand.timeZone), others: ordered.slice(0, otherCount).map(toPodcast) });
};

const loadWebcast = async (site: Site, uri: string): Promise<PageResult<Omit<MediaItemView, 'trending'>>> => {
  const now = new Date();
  const outcome = await findItem<WireWebcast>(uri, async (page) => {
    const { stream } = await site.content.query({ route: 'webcast', parts: { stream: ask('webcast-stream', { siteName: site.brand.site, page, pageSize }) } });
    return stream.ok ? { ok: true, value: stream.value.getWebcastStream } : stream;
  });
  if (!outcome.ok) return outcome;
  const { item, others } = outcome.value;
  return found({ kind: 'webcasts', ...webcastView(item, now, site.brand.timeZone), others: others.map((other) => toWebcast(other, now, site.brand.timeZone)).toSorted(byUse).slice(0, otherCount) });
};

/** A podcast episode or a webcast at the address that the content service gives it (SPEC §3, uri). */
export const loadMediaItem = async (site: Site, { path }: { path?: string | string[] }): Promise<PageResult<MediaItemView>> => {
  const segments = [path ?? []].flat();
  if (!segments.every(isSlug)) return notFound;
  const uri = `/${segments.join('/')}/`;
  const isPodcast = uri.startsWith(href('podcasts', {}));
  const [outcome, { trending }] = await Promise.all([
    isPodcast ? loadPodcast(site, uri) : loadWebcast(site, uri),
    site.content.query({ route: isPodcast ? 'podcast' : 'webcast', parts: { trending: askTrending(site.brand.site) } }),
  ]);
  return outcome.ok ? found({ ...outcome.value, trending: toTrending(trending) }) : outcome;
};
