/** A host whose players may be embedded: its name, and how its addresses are read and written. */
type VideoHost = {
  name: string;
  /** Host names of its pages and of its player. */
  hosts: readonly string[];
  /** The id of the video at an address; undefined for other pages of the host. */
  getId: (url: URL) => string | undefined;
  /** Address of the player, at the last of its hosts. */
  toEmbed: (id: string) => string;
};

const matchPath = (pattern: RegExp) => (url: URL) => pattern.exec(url.pathname)?.slice(1).filter(Boolean).join('?h=');

/** `videoseries` is the player of a list. */
const youTubeId = /^(?!videoseries$)[\w-]{11}$/;

const getYouTubeId = (url: URL): string | undefined => {
  const inPath = /^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(url.pathname)?.[1];
  const id = url.hostname === 'youtu.be' ? url.pathname.slice(1) : (inPath ?? url.searchParams.get('v'));
  return id && youTubeId.test(id) ? id : undefined;
};

/** Hosts of videos that content may name by the address of their page (§3 Article, video). */
const videoHosts: readonly VideoHost[] = [
  {
    name: 'YouTube',
    hosts: [
      'youtube.com',
      'www.youtube.com',
      'm.youtube.com',
      'youtu.be',
      'youtube-nocookie.com',
      'www.youtube-nocookie.com',
    ],
    getId: getYouTubeId,
    toEmbed: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  },
  {
    name: 'Vimeo',
    hosts: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'],
    // An unlisted video has a key after its id, or as a parameter of its player.
    getId: (url) => {
      const id = matchPath(/^\/(?:video\/|channels\/[\w-]+\/)?(\d+)(?:\/([0-9a-f]+))?\/?$/)(url);
      const key = url.searchParams.get('h');
      return id && key && /^[0-9a-f]+$/.test(key) ? `${id}?h=${key}` : id;
    },
    toEmbed: (id) => `https://player.vimeo.com/video/${id}${id.includes('?') ? '&' : '?'}dnt=1`,
  },
  {
    name: 'Dailymotion',
    hosts: ['dailymotion.com', 'www.dailymotion.com', 'dai.ly', 'geo.dailymotion.com'],
    getId: (url) =>
      url.hostname === 'geo.dailymotion.com'
        ? (/^[a-z0-9]+$/i.exec(url.searchParams.get('video') ?? '')?.[0] ?? undefined)
        : matchPath(/^\/(?:video\/|embed\/video\/)?([a-z0-9]+)\/?$/i)(url),
    toEmbed: (id) => `https://geo.dailymotion.com/player.html?video=${id}`,
  },
  {
    name: 'TED',
    hosts: ['www.ted.com', 'embed.ted.com'],
    getId: matchPath(/^\/talks\/(\w+)\/?$/),
    toEmbed: (id) => `https://embed.ted.com/talks/${id}`,
  },
];

/** A video of another site. */
type HostedVideo = { provider: string; embedUrl: string };

/** Parses the address of a video's page or player at a known host; undefined for every other address. */
export const parseHostedVideo = (address: string): HostedVideo | undefined => {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '') return undefined;
  const host = videoHosts.find(({ hosts }) => hosts.includes(url.hostname));
  const id = host?.getId(url);
  return host && id ? { provider: host.name, embedUrl: host.toEmbed(id) } : undefined;
};

/** Origins of the players, for the content security policy. */
export const videoPlayerOrigins: readonly string[] = videoHosts.flatMap(({ hosts }) => {
  const player = hosts.at(-1);
  return player === undefined ? [] : [`https://${player}`];
});

const fileTypes: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    mp4: 'video/mp4',
    m4v: 'video/mp4',
    webm: 'video/webm',
    m3u8: 'application/vnd.apple.mpegurl',
    mp3: 'audio/mpeg',
    m4a: 'audio/mp4',
  }),
);

/**
 * Media type of the address of a video file, a playlist or a recording, by its extension; undefined for other
 * addresses.
 */
export const getVideoFileType = (address: string): string | undefined =>
  fileTypes.get(/\.([a-z0-9]{2,4})$/i.exec(address.split(/[?#]/, 1)[0] ?? '')?.[1]?.toLowerCase() ?? '');
