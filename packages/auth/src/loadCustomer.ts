import { browserLimits as limits } from '@masthead/config/limits';
import { askService, type ServiceTools } from './askService.ts';
import { fieldsOf, parseCustomer, type Customer } from './customer.ts';
import { keepCustomer, readCustomer, type CustomerStorage } from './customerCache.ts';
import { customerQuery } from './customerQuery.ts';

/** `none`: the service knows no customer by this id, so it is forged or has expired. `unavailable`: nobody knows. */
export type CustomerLookUp =
  | { readonly kind: 'found'; readonly customer: Customer }
  | { readonly kind: 'none' }
  | { readonly kind: 'unavailable' };

/** What the look-up works with. */
export type CustomerTools = ServiceTools & {
  readonly endpoints: { readonly graphql: string };
  readonly storage: CustomerStorage | undefined;
  /** Answers after so many ms. */
  readonly wait: (ms: number) => Promise<void>;
  readonly now: () => number;
};

const asked = async (
  { fetch, endpoints, warn, now }: CustomerTools,
  encryptedCustomerId: string,
): Promise<CustomerLookUp> => {
  const startedAt = now();
  try {
    const { status, fields } = await askService(fetch, endpoints.graphql, {
      query: customerQuery,
      variables: { encryptedCustomerId },
    });
    const ms = now() - startedAt;
    if (ms > limits.slowQueryMs.customer) warn('GraphQL request took too long', { query: 'customer', ms });
    if (fields['data'] && !fields['errors']) {
      const customer = parseCustomer(fieldsOf(fields['data'])['getCustomer']);
      return customer ? { kind: 'found', customer } : { kind: 'none' };
    }
    warn('GraphQL request failed', fields['errors'] ?? status);
  } catch (error) {
    warn('GraphQL request failed', error);
  }
  return { kind: 'unavailable' };
};

/**
 * The customer of an encrypted id (SPEC §4): from session storage, else by the customer query, whose answer comes after
 * 200 ms at the earliest and is then kept. What takes over 5 s is logged (SPEC §8, §9).
 */
export const loadCustomer = async (tools: CustomerTools, encryptedId: string): Promise<CustomerLookUp> => {
  const { storage, warn, wait } = tools;
  const kept = readCustomer(storage, encryptedId, warn);
  if (kept) return { kind: 'found', customer: kept };
  const [found] = await Promise.all([asked(tools, encryptedId), wait(limits.fetchMinimumDelayMs)]);
  if (found.kind === 'found') keepCustomer(storage, encryptedId, found.customer, warn);
  return found;
};
