/** §3, subscription entry: status 1 means active. */
export type Subscription = { readonly id: string; readonly productId: number; readonly status: number };

/** The fields of the customer record (§3) that the customer query reads (§7.1). */
export type Customer = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly subscriptions: readonly Subscription[];
};

/** An untrusted object. */
export type UnknownRecord = Readonly<Record<string, unknown>>;

/** Copies the properties of an untrusted value; a primitive becomes an empty object. */
export const toRecord = (value: unknown): UnknownRecord =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Returns a string unchanged, and an empty string for any other value. */
export const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

const toSubscription = (value: unknown): Subscription[] => {
  const { id, productId, status } = toRecord(value);
  return typeof productId === 'number' && typeof status === 'number'
    ? [{ id: String(id ?? ''), productId, status }]
    : [];
};

/** Parses a customer from an untrusted response or from storage (§4). Undefined if it has no id. */
export const parseCustomer = (value: unknown): Customer | undefined => {
  const { id, firstName, lastName, subscriptions } = toRecord(value);
  if (!toText(id)) return undefined;
  return {
    id: toText(id),
    firstName: toText(firstName),
    lastName: toText(lastName),
    subscriptions: Array.isArray(subscriptions) ? subscriptions.flatMap(toSubscription) : [],
  };
};
