/** A frame that articles may show, or only a link. */
export type EmbedTarget = { kind: 'frame'; src: string; provider: string } | { kind: 'link'; href: string };

type Provider = { name: string; hosts: readonly string[]; toFrame: (url: URL) => string | undefined };

const lastSegment = ({ pathname }: URL): string => pathname.split('/').findLast(Boolean) ?? '';

/** Hosts whose players the publication shows (packages/site, `embed.ts`), and the address of the player. */
const providers: readonly Provider[] = [
  {
    name: 'YouTube',
    hosts: ['youtube.com', 'm.youtube.com', 'youtube-nocookie.com', 'youtu.be'],
    toFrame: (url) => {
      const id = url.searchParams.get('v') ?? lastSegment(url);
      return /^[\w-]{6,20}$/.test(id) && !/^(?:watch|playlist|embed)$/.test(id)
        ? `https://www.youtube-nocookie.com/embed/${id}`
        : undefined;
    },
  },
  {
    name: 'Vimeo',
    hosts: ['vimeo.com', 'player.vimeo.com'],
    toFrame: (url) => {
      const [id] = /\d{5,12}/.exec(url.pathname) ?? [];
      return id && `https://player.vimeo.com/video/${id}`;
    },
  },
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
  const host = url.hostname.replace(/^www\./, '');
  const provider = providers.find(({ hosts }) => hosts.includes(host));
  const src = provider?.toFrame(url);
  return provider && src !== undefined
    ? { kind: 'frame', src, provider: provider.name }
    : { kind: 'link', href: url.href };
};
