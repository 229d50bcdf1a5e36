import { parseHostedVideo } from '@masthead/content-rules/video-hosts';

/** What becomes of an embed: the player of a video, another frame that articles may show, or only a link. */
type EmbedTarget =
  | { kind: 'video'; href: string; provider: string }
  | { kind: 'frame'; href: string; provider: string }
  | { kind: 'link'; href: string };

type Provider = { name: string; hosts: readonly string[]; toFrame: (url: URL) => string | undefined };

/** Hosts beside those of videos whose frames the publication shows, and the address of the frame. */
const providers: readonly Provider[] = [
  {
    name: 'Spotify',
    hosts: ['open.spotify.com'],
    toFrame: ({ pathname }) =>
      `https://open.spotify.com/embed/${pathname.replace(/^\/(?:intl-\w+\/)?(?:embed\/)?/, '')}`,
  },
  { name: 'Datawrapper', hosts: ['datawrapper.dwcdn.net'], toFrame: ({ href }) => href },
  { name: 'Flourish', hosts: ['flo.uri.sh'], toFrame: ({ href }) => href },
  {
    name: 'OpenStreetMap',
    hosts: ['openstreetmap.org'],
    toFrame: ({ href }) => (href.includes('/embed') ? href : undefined),
  },
];

/** Returns what becomes of an embed; undefined for an address that is none. */
export const toEmbedTarget = (address: string): EmbedTarget | undefined => {
  const url = URL.parse(address.startsWith('//') ? `https:${address}` : address);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return undefined;
  url.protocol = 'https:';
  const { href } = url;
  const video = parseHostedVideo(href);
  if (video) return { kind: 'video', href, provider: video.provider };
  const host = url.hostname.replace(/^www\./, '');
  const provider = providers.find(({ hosts }) => hosts.includes(host));
  const frame = provider?.toFrame(url);
  return provider && frame !== undefined
    ? { kind: 'frame', href: frame, provider: provider.name }
    : { kind: 'link', href };
};
