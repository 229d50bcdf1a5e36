/** An http(s) URL or a path of this site from content; undefined for everything else, such as `javascript:`. */
export const toSafeUrl = (address: string | null | undefined): string | undefined => {
  if (!address) return undefined;
  if (/^\/(?![/\\])/.test(address)) return address;
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address : undefined;
};

/** A safe URL or a `mailto:` address. */
export const toContactUrl = (address: string | null | undefined): string | undefined =>
  toSafeUrl(address) ?? (address && /^mailto:[^\s?@]+@[^\s?@]+$/.test(address) ? address : undefined);
