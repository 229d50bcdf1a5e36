/** The pages of the registration service and store (SPEC §7.2). */
export const storePages = ['Newsletters', 'Login', 'Logout', 'MyAccount', 'default'] as const;
/** A page of the store. */
export type StorePage = (typeof storePages)[number];

/** The fields of a brand that store URLs contain. */
export type StoreBrand = {
  promoCode: string;
  /** Sent with the promo code to the subscription page (SPEC §9, subscription source pair). */
  source: string;
  domain: string;
  /** SPEC §3: some sites use a different registration and login flow. */
  loginFlow: LoginFlow;
};

/** `store`: the registration service; `external`: pages of another service. */
export type LoginFlow = { kind: 'store' } | { kind: 'external'; pages: Record<StorePage, string> };

/** Options of `getStoreUrl`. */
export type StoreUrlOptions = {
  /** Part of the page: `email-preferences`, `forgot-password`. */
  hash?: string;
};

/**
 * The URL of a store page (SPEC §7.2, §9), the same for every visitor: the browser adds visitor data, such as the
 * customer id at sign-out.
 * @example storeLink(brand, 'MyAccount', { hash: 'email-preferences' })
 */
export const getStoreUrl = (brand: StoreBrand, page: StorePage, { hash }: StoreUrlOptions = {}): string => {
  const base = brand.loginFlow.kind === 'store' ? `/Registration/${page}.aspx` : brand.loginFlow.pages[page];
  const parameters = new URLSearchParams({
    promoCode: brand.promoCode,
    ...(page === 'default' && { source: brand.source }),
    referrerDomain: brand.domain,
  });
  return `${base}${base.includes('?') ? '&' : '?'}${parameters}${hash ? `#${hash}` : ''}`;
};
