/** §3, User. */
export type VisitorUser = {
  userId: string;
  email: string;
  lastUpdatedDate: string;
  /** Product codes of the chosen newsletters. */
  defaultPromotionList: string[];
  /** Products of active subscriptions. */
  productList: number[];
  accountType: 'subscriber' | 'registrant';
  countryCode: string | null;
  firstName: string;
  lastName: string;
  firmName: string | null;
  profileCompletionRatio: number;
};

/** §3, Customer record. */
type VisitorCustomer = {
  id: string;
  firstName: string;
  middleName: string;
  lastName: string;
  title: string;
  promoCode: string;
  subscriptions: { id: string; productId: number; status: number }[];
};

/** The data that one request may read: that of its own visitor. */
export type VisitorQueries = {
  user: () => Promise<VisitorUser | null>;
  customer: (encryptedCustomerId: string) => Promise<VisitorCustomer | null>;
};

/** The queries of a request without credentials: null. */
export const anonymousVisitor: VisitorQueries = { user: async () => null, customer: async () => null };
