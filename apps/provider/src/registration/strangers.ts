import { namesBrand } from './brands.ts';
import { shownOrigin } from './shownOrigin.ts';
import type { StoreTools } from './tools.ts';

/** Hosts are what callers make of them: so many are told of. */
const mostTold = 20;

/**
 * Tells, once for an origin, that no publication is known by it. Its readers see the pages of the first publication:
 * most likely somebody has made a new one and forgotten its entry.
 */
export const tellOfStrangers = ({ brands, warn }: Pick<StoreTools, 'brands' | 'warn'>) => {
  const told = new Set<string>();
  return (request: Request): void => {
    const origin = shownOrigin(request) ?? 'unknown';
    const promoCode = new URL(request.url).searchParams.get('promoCode') ?? undefined;
    if (request.method !== 'GET' || told.size >= mostTold || told.has(origin) || namesBrand(brands, origin, promoCode))
      return;
    told.add(origin);
    warn(
      { origin, shown: brands[0].key },
      "no publication in brands.json has this origin or the promo code of the request, so the first one's pages are shown; add its entry (docs/guides/new-publication.md)",
    );
  };
};
