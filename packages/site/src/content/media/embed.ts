/** Players whose frames an article may hold; a frame of any other host is not shown. */
const hosts: Record<string, string> = {
  'www.youtube.com': 'YouTube',
  'www.youtube-nocookie.com': 'YouTube',
  'player.vimeo.com': 'Vimeo',
  'open.spotify.com': 'Spotify',
  'datawrapper.dwcdn.net': 'Datawrapper',
  'flo.uri.sh': 'Flourish',
  'www.openstreetmap.org': 'OpenStreetMap',
};

/** Origins that frames of articles may come from, for the content security policy. */
export const embedOrigins: readonly string[] = Object.keys(hosts).map((host) => `https://${host}`);

/** A frame of another site: shown after the reader asks for it. */
export type Embed = { src: string; title: string; provider: string };

const attribute = (html: string, name: string): string | undefined =>
  new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`, 'i').exec(html)?.[1]?.replaceAll('&amp;', '&');

/** SPEC §3 embed1, embed2: the address of a known player, from its frame's HTML or the bare address. */
export const parseEmbed = (value: string | null | undefined): Embed | undefined => {
  if (!value) return undefined;
  const src = /<iframe\b/i.test(value) ? attribute(value, 'src') : value.trim();
  if (!src || !URL.canParse(src)) return undefined;
  const url = new URL(src);
  const provider = url.protocol === 'https:' ? hosts[url.hostname] : undefined;
  return provider ? { src: url.href, title: attribute(value, 'title') ?? `${provider} player`, provider } : undefined;
};
