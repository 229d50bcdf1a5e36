/** The current URL without its hash (§2.8, Copy Link). */
export const currentAddress = ({
  origin,
  pathname,
  search,
}: Pick<Location, 'origin' | 'pathname' | 'search'>): string => `${origin}${pathname}${search}`;
