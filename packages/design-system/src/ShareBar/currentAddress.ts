/** The address a reader is at (SPEC §2.8, Copy Link), without the place on the page. */
export const currentAddress = ({
  origin,
  pathname,
  search,
}: Pick<Location, 'origin' | 'pathname' | 'search'>): string => `${origin}${pathname}${search}`;
