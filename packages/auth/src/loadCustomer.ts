import { browserLimits as limits } from '@masthead/config/limits';
import { GetCustomerDocument } from '@masthead/graphql-ops/visitor';
import type { createBrowserClient } from '@masthead/graphql-ops/browser';
import type { Warn } from './fetchService.ts';
import { parseCustomer, type Customer } from './customer.ts';

/** The part of session storage that the cache uses. */
type CustomerStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Reads the cached customer of an encrypted id (§4). Invalid entries log a warning. */
const readCachedCustomer = (
  storage: CustomerStorage | undefined,
  encryptedId: string,
  warn: Warn,
): Customer | undefined => {
  try {
    return parseCustomer(JSON.parse(storage?.getItem(encryptedId) ?? 'null'));
  } catch (error) {
    warn('The cached customer is invalid and will be requested again.', error);
    return undefined;
  }
};

/** Caches the customer for this visit. Without storage the next page sends the query again. */
const cacheCustomer = (
  storage: CustomerStorage | undefined,
  encryptedId: string,
  customer: Customer,
  warn: Warn,
): void => {
  try {
    storage?.setItem(encryptedId, JSON.stringify(customer));
  } catch (error) {
    warn('The customer could not be cached; the next page will request it again.', error);
  }
};

/** `invalid-id`: the id is forged or expired. `unavailable`: the request failed. */
export type CustomerResult =
  | { readonly kind: 'found'; readonly customer: Customer }
  | { readonly kind: 'invalid-id' }
  | { readonly kind: 'unavailable' };

/** Dependencies of `loadCustomer`. */
export type CustomerDeps = {
  readonly warn: Warn;
  /** Loads the GraphQL client of the browser, whose code is fetched with the first query. */
  readonly loadGraphqlClient: () => Promise<ReturnType<typeof createBrowserClient>>;
  readonly storage: CustomerStorage | undefined;
  /** Resolves after `ms`. */
  readonly wait: (ms: number) => Promise<void>;
  readonly now: () => number;
};

const fetchCustomer = async (
  { loadGraphqlClient, warn, now }: CustomerDeps,
  encryptedCustomerId: string,
): Promise<CustomerResult> => {
  const startedAt = now();
  try {
    const client = await loadGraphqlClient();
    const { data, error } = await client.query(GetCustomerDocument, { encryptedCustomerId });
    const ms = now() - startedAt;
    if (ms > limits.slowQueryMs.customer) warn('GraphQL request took too long', { query: 'customer', ms });
    if (data && !error) {
      const customer = parseCustomer(data.getCustomer);
      return customer ? { kind: 'found', customer } : { kind: 'invalid-id' };
    }
    warn('GraphQL request failed', error);
  } catch (error) {
    warn('GraphQL request failed', error);
  }
  return { kind: 'unavailable' };
};

/**
 * Loads the customer of an encrypted id (§4) from session storage. Without a cached customer it sends the customer
 * query, resolves after 200 ms at the earliest, and caches the result. Queries over 5 s are logged (§8, §9).
 */
export const loadCustomer = async (deps: CustomerDeps, encryptedId: string): Promise<CustomerResult> => {
  const { storage, warn, wait } = deps;
  const cached = readCachedCustomer(storage, encryptedId, warn);
  if (cached) return { kind: 'found', customer: cached };
  const [found] = await Promise.all([fetchCustomer(deps, encryptedId), wait(limits.fetchMinimumDelayMs)]);
  if (found.kind === 'found') cacheCustomer(storage, encryptedId, found.customer, warn);
  return found;
};
