import type { Note } from '../items.ts';
import type { MediaNs } from 'feedsmith';

/** A file that an entry names. `frame`: the page of a player on another site. */
export type FeedMedia = {
  kind: 'picture' | 'video' | 'audio' | 'file' | 'frame';
  address: string;
  /** In pixels, as the feed says. */
  width?: number | undefined;
  title?: string | undefined;
  caption?: string | undefined;
  credit?: string | undefined;
};

/** An author of an entry. Feeds have no ids of authors, so the name identifies one. */
type FeedAuthor = { name: string; address?: string | undefined; picture?: string | undefined };

export type FeedText = { kind: 'html' | 'text'; value: string; base?: string | undefined };

/** What the formats of feeds have in common. Addresses are absolute, dates are as written. */
export type FeedEntry = {
  id?: string | undefined;
  link?: string | undefined;
  /** Further addresses of its page. */
  otherLinks: readonly string[];
  title?: FeedText | undefined;
  content?: FeedText | undefined;
  summary?: FeedText | undefined;
  published?: string | undefined;
  updated?: string | undefined;
  isDraft?: boolean | undefined;
  authors: readonly FeedAuthor[];
  categories: readonly string[];
  tags: readonly string[];
  media: readonly FeedMedia[];
  /** Texts of the entry that are not imported. */
  notes?: readonly Omit<Note, 'place'>[];
};

export type FeedPage = {
  /** Address of its site. */
  site?: string | undefined;
  /** Address of the next page with older entries. */
  next?: string | undefined;
  entries: readonly FeedEntry[];
  /** Entries of other kinds, such as the comments of a Blogger export: kind and number. */
  skipped: ReadonlyMap<string, number>;
};

/** Resolves addresses one in another. Undefined if there is none that is absolute. */
export const joinBases = (...bases: readonly (string | undefined)[]): string | undefined =>
  bases.reduce<string | undefined>(
    (outer, base) => (base !== undefined && URL.canParse(base, outer) ? new URL(base, outer).href : outer),
    undefined,
  );

/** Resolves an address. Undefined without an absolute http or https address as the result. */
export const toAbsolute = (address: string | undefined, base: string | undefined): string | undefined => {
  const trimmed = address?.trim() ?? '';
  if (trimmed === '' || !URL.canParse(trimmed, base)) return undefined;
  const { href, protocol } = new URL(trimmed, base);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
};

type MediaItem = MediaNs.ItemOrFeed;
type MediaContent = MediaNs.Content;
type MediaTexts = Pick<MediaItem, 'title' | 'description' | 'credits'>;

const kindsByExtension: readonly (readonly [RegExp, FeedMedia['kind']])[] = [
  [/\.(?:jpe?g|png|gif|webp|avif|tiff?)$/i, 'picture'],
  [/\.(?:mp4|m4v|webm|mov|m3u8)$/i, 'video'],
  [/\.(?:mp3|m4a|ogg|oga|wav|aac|flac)$/i, 'audio'],
];

/** Finds what a file is: by its media type, else by its name. */
export const getMediaKind = (address: string, type = '', medium = ''): FeedMedia['kind'] => {
  const [main] = type.split('/');
  if (medium === 'image' || main === 'image') return 'picture';
  if (medium === 'video' || main === 'video' || /mpegurl/i.test(type)) return 'video';
  if (medium === 'audio' || main === 'audio') return 'audio';
  if (/shockwave-flash|text\/html/.test(type)) return 'frame';
  const path = URL.canParse(address) ? new URL(address).pathname : address;
  return kindsByExtension.find(([pattern]) => pattern.test(path))?.[1] ?? 'file';
};

const toContentMedia = (content: MediaContent, outer: MediaTexts, base: string | undefined): FeedMedia | undefined => {
  const address = toAbsolute(content.url, base);
  const credits = content.credits ?? outer.credits;
  const texts = {
    title: content.title?.value ?? outer.title?.value,
    caption: content.description?.value ?? outer.description?.value,
    credit: credits?.map(({ value }) => value ?? '').join(', '),
  };
  const player = toAbsolute(content.player?.url, base);
  if (player !== undefined) return { kind: 'frame', address: player, title: texts.title };
  if (address === undefined) return undefined;
  return { kind: getMediaKind(address, content.type, content.medium), address, width: content.width, ...texts };
};

/** Lists the files of Media RSS. Of a group, which has one file in several forms, the widest. */
const listMediaContents = (media: MediaItem, base: string | undefined): readonly FeedMedia[] => {
  const single = (media.contents ?? []).flatMap((content) => toContentMedia(content, media, base) ?? []);
  const grouped = (media.groups ?? []).flatMap((group) => {
    const files = (group.contents ?? []).flatMap(
      (content) => toContentMedia(content, { ...media, ...group }, base) ?? [],
    );
    const [widest] = files.toSorted((one, other) => (other.width ?? 0) - (one.width ?? 0));
    return [...(widest ? [widest] : []), ...listThumbnails(group.thumbnails, base)];
  });
  return [...single, ...grouped];
};

const listThumbnails = (thumbnails: MediaItem['thumbnails'], base: string | undefined): readonly FeedMedia[] =>
  (thumbnails ?? []).flatMap(({ url, width }) => {
    const address = toAbsolute(url, base);
    return address === undefined ? [] : [{ kind: 'picture', address, width } as const];
  });

/** Lists the files of Media RSS: the contents first, thumbnails only if no content is a picture. */
export const listMedia = (media: MediaItem | undefined, base: string | undefined): readonly FeedMedia[] => {
  if (!media) return [];
  const contents = listMediaContents(media, base);
  const player = toAbsolute(media.player?.url, base);
  const frames: readonly FeedMedia[] = player === undefined ? [] : [{ kind: 'frame', address: player }];
  if (contents.some(({ kind }) => kind === 'picture')) return [...contents, ...frames];
  const [widest] = listThumbnails(
    [...(media.thumbnails ?? []), ...(media.contents ?? []).flatMap(({ thumbnails }) => thumbnails ?? [])],
    base,
  ).toSorted((one, other) => (other.width ?? 0) - (one.width ?? 0));
  return [...(widest ? [widest] : []), ...contents, ...frames];
};
