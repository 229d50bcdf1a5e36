import type { IsOwnOrigin } from '../../server/crossOrigin.ts';
import { type Brands, type Deployment, isLoopback, isOwnOrigin, matchesBrand } from './brands.ts';

const getFirstValue = (header: string | null): string | undefined => header?.split(',')[0]?.trim() || undefined;

/** The origin in the reader's address bar. Headers can be forged: check it before redirects or mails use it. */
export const getVisibleOrigin = (request: Request): string | undefined => {
  const host = getFirstValue(request.headers.get('x-forwarded-host')) ?? request.headers.get('host');
  const protocol = getFirstValue(request.headers.get('x-forwarded-proto')) === 'https' ? 'https' : 'http';
  if (!host || !/^(\[[0-9a-f:]+\]|[a-z0-9.-]+)(:\d{1,5})?$/i.test(host)) return undefined;
  const address = `${protocol}://${host}`;
  return URL.canParse(address) ? new URL(address).origin : undefined;
};

/**
 * Creates the check for origins whose pages may send forms: those of the publications. Outside production also loopback
 * origins and the request's own origin, since a developer may open a site by the address of the machine.
 */
export const createIsOwnOrigin =
  (brands: Brands, deployment: Deployment): IsOwnOrigin =>
  (origin, request) => {
    if (deployment === 'production') return !isLoopback(origin) && isOwnOrigin(brands, deployment, origin);
    return isOwnOrigin(brands, deployment, origin) || origin === getVisibleOrigin(request);
  };

/** The limit of logged origins: callers can forge the host. */
const maxWarnings = 20;

/** Warns once per origin without a publication: most likely the entry of a new publication is missing. */
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
      'no publication in brands.json has this origin or the promo code of the request, so the pages of the first one are shown; add an entry (docs/guides/new-publication.md)',
    );
  };
};
