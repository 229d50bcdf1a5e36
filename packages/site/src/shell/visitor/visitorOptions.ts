import { getStoreUrl } from '@masthead/config/links';
import type { Brand } from '@masthead/config';

/** The brand's settings for the visitor look-up. Serialized into every page, so keep it short. */
export type VisitorOptions = {
  cookieLogin: boolean;
  domain: string;
  /** The sign-out page of the store. */
  logoutPage: string;
};

/** Reads the visitor settings of a brand (§3, login flow; §6, cookie-based login). */
export const visitorOptions = (brand: Brand): VisitorOptions => ({
  cookieLogin: brand.cookieLogin,
  domain: brand.domain,
  logoutPage: getStoreUrl(brand, 'Logout'),
});
