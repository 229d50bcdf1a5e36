import type { Warn } from './askService.ts';
import { parseCustomer, type Customer } from './customer.ts';

/** What the look-up needs of session storage. */
export type CustomerStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The customer kept under this id: used if it parses and has an id (SPEC §4). One that does not parse gives a warning. */
export const readCustomer = (
  storage: CustomerStorage | undefined,
  encryptedId: string,
  warn: Warn,
): Customer | undefined => {
  try {
    return parseCustomer(JSON.parse(storage?.getItem(encryptedId) ?? 'null'));
  } catch (error) {
    warn('The customer kept for this visit cannot be read; it is asked for again.', error);
    return undefined;
  }
};

/** Keeps the customer for this visit. A storage that is full or forbidden costs one more query on the next page. */
export const keepCustomer = (
  storage: CustomerStorage | undefined,
  encryptedId: string,
  customer: Customer,
  warn: Warn,
): void => {
  try {
    storage?.setItem(encryptedId, JSON.stringify(customer));
  } catch (error) {
    warn('The customer cannot be kept for this visit; the next page asks again.', error);
  }
};
