/**
 * An address from content that a link or a player may carry: of the web, or a path of this site. Anything else, such
 * as a script, is left out.
 */
export const safeAddress = (address: string | null | undefined): string | undefined => {
  if (!address) return undefined;
  if (/^\/(?![/\\])/.test(address)) return address;
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address : undefined;
};
