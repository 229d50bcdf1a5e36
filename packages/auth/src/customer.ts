/** SPEC §3, subscription entry: status 1 means active. */
export type Subscription = { readonly id: string; readonly productId: number; readonly status: number };

/** SPEC §3, customer record. */
export type Customer = {
  readonly id: string;
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  readonly title: string;
  readonly promoCode: string;
  readonly subscriptions: readonly Subscription[];
};

type Fields = Readonly<Record<string, unknown>>;

/** A value with fields, from outside. */
export const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text field of a value from outside; anything else is no text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const toSubscription = (value: unknown): Subscription[] =>
  isRecord(value) && typeof value['productId'] === 'number' && typeof value['status'] === 'number'
    ? [{ id: String(value['id'] ?? ''), productId: value['productId'], status: value['status'] }]
    : [];

/** A customer from an answer or a storage; without an id it is none (SPEC §4). */
export const parseCustomer = (value: unknown): Customer | undefined => {
  if (!isRecord(value)) return undefined;
  const { id, subscriptions } = value;
  if (typeof id !== 'string' || id === '') return undefined;
  return {
    id,
    firstName: textOf(value['firstName']),
    middleName: textOf(value['middleName']),
    lastName: textOf(value['lastName']),
    title: textOf(value['title']),
    promoCode: textOf(value['promoCode']),
    subscriptions: Array.isArray(subscriptions) ? subscriptions.flatMap(toSubscription) : [],
  };
};
