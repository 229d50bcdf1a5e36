/** The pages of the registration service and store (SPEC §7.2). */
export const storePages = ['Newsletters', 'Login', 'Logout', 'MyAccount', 'default'] as const;
export type StorePage = (typeof storePages)[number];

/** What a store link needs to know of a brand. */
export type StoreBrand = {
  promoCode: string;
  /** Travels with the promo code where a subscription may begin (SPEC §9, subscription source pair). */
  source: string;
  domain: string;
  /** SPEC §3: some sites pick a different registration and login flow. */
  loginFlow: LoginFlow;
};

export type LoginFlow = { kind: 'store' } | { kind: 'external'; pages: Record<StorePage, string> };

export type StoreLinkOptions = {
  /** Opens a part of the page: `email-preferences`, `forgot-password`. */
  hash?: string;
};

/**
 * The address of a store page (SPEC §7.2, §9), the same for every visitor: what depends on one, such as the customer id
 * at the sign-out, is added in the browser, which knows it.
 * @example storeLink(brand, 'MyAccount', { hash: 'email-preferences' })
 */
export const getStoreUrl = (brand: StoreBrand, page: StorePage, { hash }: StoreLinkOptions = {}): string => {
  const base = brand.loginFlow.kind === 'store' ? `/Registration/${page}.aspx` : brand.loginFlow.pages[page];
  const parameters = new URLSearchParams({
    promoCode: brand.promoCode,
    ...(page === 'default' && { source: brand.source }),
    referrerDomain: brand.domain,
  });
  return `${base}${base.includes('?') ? '&' : '?'}${parameters}${hash ? `#${hash}` : ''}`;
};
