/** An http(s) URL or a path of this site from content; undefined for everything else, such as `javascript:`. */
export const toSafeUrl = (url: string | null | undefined): string | undefined => {
  if (!url) return undefined;
  if (/^\/(?![/\\])/.test(url)) return url;
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : undefined;
};

/** A safe URL or a `mailto:` address. */
export const toContactUrl = (url: string | null | undefined): string | undefined =>
  toSafeUrl(url) ?? (url && /^mailto:[^\s?@]+@[^\s?@]+$/.test(url) ? url : undefined);
