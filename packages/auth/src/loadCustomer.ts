import { limits } from '@masthead/config/limits';
import { GetCustomerDocument } from '@masthead/graphql-ops/visitor';
import { askVisitor, type Fetch } from './askVisitor.ts';
import { parseCustomer, type Customer } from './customer.ts';
import { keepCustomer, readCustomer, type CustomerStorage, type Warn } from './customerCache.ts';

/** `none`: the service knows no customer by this id, so it is forged or has expired. `unavailable`: nobody knows. */
export type CustomerLookUp = { readonly kind: 'found'; readonly customer: Customer } | { readonly kind: 'none' } | { readonly kind: 'unavailable' };

/** What the look-up works with. */
export type CustomerTools = {
  readonly fetch: Fetch;
  /** The visitor's GraphQL endpoint. */
  readonly endpoint: string;
  readonly storage: CustomerStorage | undefined;
  readonly warn: Warn;
  /** Answers after so many ms. */
  readonly wait: (ms: number) => Promise<void>;
  readonly now: () => number;
};

const asked = async ({ fetch, endpoint, warn, now }: CustomerTools, encryptedCustomerId: string): Promise<CustomerLookUp> => {
  const startedAt = now();
  const reply = await askVisitor(fetch, endpoint, GetCustomerDocument, { encryptedCustomerId });
  const tookMs = now() - startedAt;
  if (tookMs > limits.slowQueryMs.customer) warn('GraphQL request took too long', { query: 'customer', ms: Math.round(tookMs) });
  if (!reply.ok) {
    warn('GraphQL request failed', reply.cause);
    return { kind: 'unavailable' };
  }
  const customer = parseCustomer(reply.value.getCustomer);
  return customer ? { kind: 'found', customer } : { kind: 'none' };
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
