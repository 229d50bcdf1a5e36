import { browserLimits as limits } from '@masthead/config/limits';
import { fetchService, type ServiceDeps } from './fetchService.ts';
import { toFields, parseCustomer, type Customer } from './customer.ts';
import { cacheCustomer, readCachedCustomer, type CustomerStorage } from './customerCache.ts';
import { customerQuery } from './customerQuery.ts';

/** `none`: the id is forged or expired. `unavailable`: the service did not respond. */
export type CustomerLookUp =
  | { readonly kind: 'found'; readonly customer: Customer }
  | { readonly kind: 'none' }
  | { readonly kind: 'unavailable' };

/** Dependencies of the customer look-up. */
export type CustomerDeps = ServiceDeps & {
  readonly endpoints: { readonly graphql: string };
  readonly storage: CustomerStorage | undefined;
  /** Resolves after `ms`. */
  readonly wait: (ms: number) => Promise<void>;
  readonly now: () => number;
};

const fetchCustomer = async (
  { fetch, endpoints, warn, now }: CustomerDeps,
  encryptedCustomerId: string,
): Promise<CustomerLookUp> => {
  const startedAt = now();
  try {
    const { status, fields } = await fetchService(fetch, endpoints.graphql, {
      query: customerQuery,
      variables: { encryptedCustomerId },
    });
    const ms = now() - startedAt;
    if (ms > limits.slowQueryMs.customer) warn('GraphQL request took too long', { query: 'customer', ms });
    if (fields['data'] && !fields['errors']) {
      const customer = parseCustomer(toFields(fields['data'])['getCustomer']);
      return customer ? { kind: 'found', customer } : { kind: 'none' };
    }
    warn('GraphQL request failed', fields['errors'] ?? status);
  } catch (error) {
    warn('GraphQL request failed', error);
  }
  return { kind: 'unavailable' };
};

/**
 * Loads the customer of an encrypted id (SPEC §4): from session storage, else by the customer query, which takes at least
 * 200 ms and is then cached. Queries over 5 s are logged (SPEC §8, §9).
 */
export const loadCustomer = async (tools: CustomerDeps, encryptedId: string): Promise<CustomerLookUp> => {
  const { storage, warn, wait } = tools;
  const cached = readCachedCustomer(storage, encryptedId, warn);
  if (cached) return { kind: 'found', customer: cached };
  const [found] = await Promise.all([fetchCustomer(tools, encryptedId), wait(limits.fetchMinimumDelayMs)]);
  if (found.kind === 'found') cacheCustomer(storage, encryptedId, found.customer, warn);
  return found;
};
