import type { Warn } from './fetchService.ts';
import { parseCustomer, type Customer } from './customer.ts';

/** The part of session storage that the cache uses. */
export type CustomerStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Reads the cached customer of an encrypted id (§4). Invalid entries log a warning. */
export const readCachedCustomer = (
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
export const cacheCustomer = (
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
