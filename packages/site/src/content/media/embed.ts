import { parseHostedVideo, videoPlayerOrigins } from '@masthead/content-rules/video-hosts';
import { embedTexts } from '@masthead/texts/article';

/** Hosts whose frames an article may embed, with the provider's name. */
const providersByHost: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    'www.youtube.com': 'YouTube',
    'www.youtube-nocookie.com': 'YouTube',
    'player.vimeo.com': 'Vimeo',
    'open.spotify.com': 'Spotify',
    'datawrapper.dwcdn.net': 'Datawrapper',
    'flo.uri.sh': 'Flourish',
    'www.openstreetmap.org': 'OpenStreetMap',
  }),
);

/** Origins of these hosts, for the content security policy. */
export const embedOrigins: readonly string[] = [
  ...new Set([...[...providersByHost.keys()].map((host) => `https://${host}`), ...videoPlayerOrigins]),
];

/** Whether an address is that of a frame and not of a page: YouTube has both on one host. */
const isFrame = ({ protocol, hostname, pathname }: URL): boolean =>
  protocol === 'https:' &&
  providersByHost.has(hostname) &&
  (hostname !== 'www.youtube.com' || pathname.startsWith('/embed/'));

/** A third-party frame, loaded after the reader's click. */
export type Embed = { src: string; title: string; provider: string };

export const getAttribute = (html: string, name: string): string | undefined =>
  new RegExp(`(?<![\\w-])${name}\\s*=\\s*["']([^"']*)["']`, 'i').exec(html)?.[1]?.replaceAll('&amp;', '&');

/** §3 embed1, embed2: parses an iframe's HTML or a URL; undefined for hosts that are not listed. */
export const parseEmbed = (value: string | null | undefined): Embed | undefined => {
  if (!value) return undefined;
  const src = /<iframe\b/i.test(value) ? getAttribute(value, 'src') : value.trim();
  if (!src || !URL.canParse(src)) return undefined;
  const url = new URL(src);
  const video = isFrame(url) ? undefined : parseHostedVideo(src);
  const provider = isFrame(url) ? providersByHost.get(url.hostname) : video?.provider;
  return provider
    ? { src: video?.embedUrl ?? url.href, title: getAttribute(value, 'title') ?? embedTexts.player(provider), provider }
    : undefined;
};
