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
