/**
 * An address from content that a link or a player may carry: of the web, or a path of this site. Anything else, such
 * as a script, is left out.
 */
export const safeAddress = (address: string | null | undefined): string | undefined => {
  if (!address) return undefined;
  if (/^\/(?![/\\])/.test(address)) return address;
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address : undefined;
};

/** The same for where a person can be reached, which may be a mail address. */
export const contactAddress = (address: string | null | undefined): string | undefined =>
  safeAddress(address) ?? (address && /^mailto:[^\s?@]+@[^\s?@]+$/.test(address) ? address : undefined);
