// Browser bundles import this module: it imports no schema, and so no validation library.

/** The pages of the registration service and store (§7.2). `default` is the page for new subscriptions. */
export const storePages = ['Newsletters', 'Login', 'Logout', 'MyAccount', 'default'] as const;
/** A page of the store. */
export type StorePage = (typeof storePages)[number];

/** The fields of a brand that determine its store URLs. */
export type StoreBrand = {
  promoCode: string;
  /** Where subscribers come from: a parameter of the subscription page, beside the promo code (§9). */
  source: string;
  domain: string;
  /** §3: some sites use a different registration and login flow. */
  loginFlow: LoginFlow;
};

/** Who signs readers in. `store`: the registration service; `external`: another service, by the URLs of its pages. */
export type LoginFlow = { kind: 'store' } | { kind: 'external'; pages: Record<StorePage, string> };

/** Options of `getStoreUrl`. */
type StoreUrlOptions = {
  /** Fragment of the URL, without `#`: `email-preferences`, `forgot-password`. */
  hash?: string;
  /** Key of the chosen plan, for the subscription page. */
  plan?: string;
};

/**
 * The URL of a store page (§7.2, §9), the same for every visitor: the browser adds visitor data, such as the
 * customer id at sign-out.
 * @example getStoreUrl(brand, 'MyAccount', { hash: 'email-preferences' })
 */
export const getStoreUrl = (brand: StoreBrand, page: StorePage, { hash, plan }: StoreUrlOptions = {}): string => {
  const base = brand.loginFlow.kind === 'store' ? `/Registration/${page}.aspx` : brand.loginFlow.pages[page];
  const parameters = new URLSearchParams({
    promoCode: brand.promoCode,
    ...(page === 'default' && { source: brand.source }),
    referrerDomain: brand.domain,
    ...(plan !== undefined && { plan }),
  });
  return `${base}${base.includes('?') ? '&' : '?'}${parameters}${hash ? `#${hash}` : ''}`;
};

/** By time zone: a format takes as long to create as a part of a page to render. */
const years = new Map<string, Intl.DateTimeFormat>();

const formatYear = (date: Date, timeZone: string): string => {
  const format = years.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone });
  years.set(timeZone, format);
  return format.format(date);
};

/** The copyright line with the current year in the brand's time zone (§2.5). `template` contains `{year}`. */
export const formatCopyright = (template: string, now: Date, timeZone: string): string =>
  template.replace('{year}', formatYear(now, timeZone));
