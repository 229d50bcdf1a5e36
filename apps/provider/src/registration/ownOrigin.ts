import type { IsOwnOrigin } from '../server/senders.ts';
import { type Brands, type Deployment, isLoopback, isOwnOrigin } from './brands.ts';
import { shownOrigin } from './shownOrigin.ts';

/**
 * The origins whose pages may send forms: the publications' own. This machine's are among them outside production only,
 * where a developer may also open a site by the address of the machine.
 */
export const createIsOwnOrigin =
  (brands: Brands, deployment: Deployment): IsOwnOrigin =>
  (origin, request) => {
    if (deployment === 'production') return !isLoopback(origin) && isOwnOrigin(brands, deployment, origin);
    return isOwnOrigin(brands, deployment, origin) || origin === shownOrigin(request);
  };
