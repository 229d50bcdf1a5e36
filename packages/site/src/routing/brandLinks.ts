import type { Brand, Redirect } from '@masthead/config';
import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match.js';
import { getRouteMatcher } from './match';
import { routes } from './routes';
import type { RouteDefinition } from './types';

const linkedParts = ['menu', 'footer', 'homeAlert', 'subscribeCard', 'modules'] as const;

/** Lists the addresses of the site itself in a part of a brand, without files and the store's pages. */
export const listOwnAddresses = (part: unknown): string[] => {
  if (typeof part === 'string') return /^\/(?!brand\/|Registration\/)/.test(part) ? [part] : [];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(listOwnAddresses) : [];
};

/** Returns the addresses that no route and no document of the brand has. */
export const findUnroutedAddresses = (brand: Brand, addresses: readonly string[]): string[] =>
  addresses.filter((address) => {
    const { matchAddress, matchDocument } = getRouteMatcher(brand);
    return matchAddress(address) === undefined && matchDocument(address) === undefined;
  });

const stripQuery = (address: string): string => address.split(/[?#]/, 1)[0] ?? address;

/** Whether the content has the stream or static page of an address. */
const hasContent = (brand: Brand, address: string, contentPaths: ReadonlySet<string>): boolean => {
  const match = getRouteMatcher(brand).matchAddress(address);
  if (!match) return true;
  const { screen, path, staticSlug }: RouteDefinition = routes[match.name];
  const isListed = (screen === 'stream' || screen === 'static') && staticSlug === undefined && path.includes('/:slug/');
  return !isListed || contentPaths.has(stripQuery(address));
};

/** The addresses in a brand's links that lead nowhere. `contentPaths`: undefined if they are unknown. */
export const findDeadLinks = (
  brand: Brand,
  redirects: readonly Pick<Redirect, 'from'>[],
  contentPaths: ReadonlySet<string> | undefined,
): string[] => {
  const addresses = [...new Set(linkedParts.flatMap((part) => listOwnAddresses(brand[part])))].filter(
    (address) => !redirects.some(({ from }) => getPathMatch(from, { strict: false })(stripQuery(address)) !== false),
  );
  const unrouted = new Set(findUnroutedAddresses(brand, addresses));
  return addresses.filter(
    (address) => unrouted.has(address) || (contentPaths && !hasContent(brand, address, contentPaths)),
  );
};
