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

/** A value from outside, by its fields. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields of a value from outside; what has none is empty. */
export const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});

/** A text from outside; anything else is no text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const toSubscription = (value: unknown): Subscription[] => {
  const { id, productId, status } = fieldsOf(value);
  return typeof productId === 'number' && typeof status === 'number'
    ? [{ id: String(id ?? ''), productId, status }]
    : [];
};

/** A customer from an answer or a storage; without an id it is none (SPEC §4). */
export const parseCustomer = (value: unknown): Customer | undefined => {
  const { id, firstName, middleName, lastName, title, promoCode, subscriptions } = fieldsOf(value);
  if (!textOf(id)) return undefined;
  return {
    id: textOf(id),
    firstName: textOf(firstName),
    middleName: textOf(middleName),
    lastName: textOf(lastName),
    title: textOf(title),
    promoCode: textOf(promoCode),
    subscriptions: Array.isArray(subscriptions) ? subscriptions.flatMap(toSubscription) : [],
  };
};
