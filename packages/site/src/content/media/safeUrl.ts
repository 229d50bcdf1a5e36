import { isSitePath } from '@masthead/content-rules/site-path';

/** Returns a URL that is http(s) or a path of this site; undefined for others, such as `javascript:`. */
export const toSafeUrl = (url: string | null | undefined): string | undefined => {
  if (!url) return undefined;
  if (isSitePath(url)) return url;
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : undefined;
};

/** Like `toSafeUrl`, but also accepts a `mailto:` URL without parameters. */
export const toContactUrl = (url: string | null | undefined): string | undefined =>
  toSafeUrl(url) ?? (url && /^mailto:[^\s?@]+@[^\s?@]+$/.test(url) ? url : undefined);

/** The segments of an address after its list: the slug of an event; the channel and the slug of a webcast. */
const toSegments = (path: string): string[] =>
  path
    .replace(/^\/(?:events|webcasts\/on-demand)\//, '')
    .split('/')
    .filter(Boolean);

/** The link to a registration (§3). Its `event` is the slug of an event, or channel and slug of a webcast with `_`. */
export const toRegistrationUrl = (url: string | null | undefined, path: string): string | undefined => {
  const safe = toSafeUrl(url);
  if (!safe?.startsWith('/static/')) return safe;
  const [page = '', hash] = safe.split('#');
  const link = `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams({ event: toSegments(path).join('_') })}`;
  return hash === undefined ? link : `${link}#${hash}`;
};
