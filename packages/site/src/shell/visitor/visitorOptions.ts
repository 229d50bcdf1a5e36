import { storeLink } from '@masthead/config/links';
import type { Brand } from '@masthead/config';

/** What finding out about a visitor needs of the brand; it travels with every page, so it is short. */
export type VisitorOptions = {
  cookieLogin: boolean;
  domain: string;
  /** The sign-out page of the store. */
  logoutPage: string;
};

/** The visitor's part of a brand (SPEC §3, login flow; §6, cookie-based login). */
export const visitorOptions = (brand: Brand): VisitorOptions => ({
  cookieLogin: brand.cookieLogin,
  domain: brand.domain,
  logoutPage: storeLink(brand, 'Logout'),
});
