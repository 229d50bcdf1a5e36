import type { IsOwnOrigin } from '../server/senders.ts';
import { type Brands, type Deployment, isLoopback, isOwnOrigin, matchesBrand } from './brands.ts';

const getFirstValue = (header: string | null): string | undefined => header?.split(',')[0]?.trim() || undefined;

/** The origin that the reader's browser shows; what a proxy says of it decides nothing that a reader could be harmed by. */
export const getVisibleOrigin = (request: Request): string | undefined => {
  const host = getFirstValue(request.headers.get('x-forwarded-host')) ?? request.headers.get('host');
  const protocol = getFirstValue(request.headers.get('x-forwarded-proto')) === 'https' ? 'https' : 'http';
  if (!host || !/^(\[[0-9a-f:]+\]|[a-z0-9.-]+)(:\d{1,5})?$/i.test(host)) return undefined;
  const address = `${protocol}://${host}`;
  return URL.canParse(address) ? new URL(address).origin : undefined;
};

/**
 * The origins whose pages may send forms: the publications' own. This machine's are among them outside production only,
 * where a developer may also open a site by the address of the machine.
 */
export const createIsOwnOrigin =
  (brands: Brands, deployment: Deployment): IsOwnOrigin =>
  (origin, request) => {
    if (deployment === 'production') return !isLoopback(origin) && isOwnOrigin(brands, deployment, origin);
    return isOwnOrigin(brands, deployment, origin) || origin === getVisibleOrigin(request);
  };

/** Hosts are what callers make of them: so many are told of. */
const maxWarnings = 20;

/**
 * Tells, once for an origin, that no publication is known by it. Its readers see the pages of the first publication:
 * most likely somebody has made a new one and forgotten its entry.
 */
export const createUnknownOriginWarning = ({
  brands,
  warn,
}: {
  brands: Brands;
  warn: (fields: Record<string, unknown>, message: string) => void;
}) => {
  const warnedOrigins = new Set<string>();
  return (request: Request): void => {
    const origin = getVisibleOrigin(request) ?? 'unknown';
    const promoCode = new URL(request.url).searchParams.get('promoCode') ?? undefined;
    if (
      request.method !== 'GET' ||
      warnedOrigins.size >= maxWarnings ||
      warnedOrigins.has(origin) ||
      matchesBrand(brands, origin, promoCode)
    )
      return;
    warnedOrigins.add(origin);
    warn(
      { origin, shown: brands[0].key },
      "no publication in brands.json has this origin or the promo code of the request, so the first one's pages are shown; add its entry (docs/guides/new-publication.md)",
    );
  };
};
