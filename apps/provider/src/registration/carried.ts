import type { StoreBrand } from './brands.ts';

/** What travels with a reader from page to page of the store (SPEC §7.2, §9). */
export type Carried = {
  promoCode: string;
  source: string;
  referrerDomain: string;
  /** Where to go afterwards: a path of this site, or a whole address of a sister site. */
  returnUrl: string | undefined;
};

const patterns = {
  promoCode: /^[A-Za-z0-9]{1,12}$/,
  source: /^[A-Za-z0-9_-]{1,40}$/,
  referrerDomain: /^[A-Za-z0-9.-]{1,100}$/,
} as const;

const longestReturn = 2000;

/**
 * Where a reader may be sent: to the publications' own origins and to no script or page of the store that would sign them
 * out again. Everything else is no address.
 */
export const returnAddress = (
  value: string | undefined,
  origin: string,
  isOwn: (origin: string) => boolean,
): string | undefined => {
  if (!value || value.length > longestReturn || /[\p{Cc}\\]/u.test(value) || !URL.canParse(value, origin))
    return undefined;
  const url = new URL(value, origin);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password || !isOwn(url.origin)) return undefined;
  if (/^\/registration\/(logout|login|confirm|resetpassword)\.aspx/i.test(url.pathname)) return undefined;
  // A path that begins with two slashes would be another host.
  if (url.origin !== origin) return url.href;
  return `${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}`;
};

/** Reads what a link or a form carries; what is malformed gives way to the brand's own. */
export const carriedFrom = (
  given: (name: string) => string | undefined,
  brand: StoreBrand,
  origin: string,
  isOwn: (origin: string) => boolean,
): Carried => {
  const fitting = (name: keyof typeof patterns, fallback: string): string => {
    const value = given(name);
    return value !== undefined && patterns[name].test(value) ? value : fallback;
  };
  return {
    promoCode: fitting('promoCode', brand.promoCode),
    source: fitting('source', brand.source),
    referrerDomain: fitting('referrerDomain', brand.domain),
    returnUrl: returnAddress(given('returnUrl'), origin, isOwn),
  };
};

/** The pages of the store. */
export const pages = [
  'Login',
  'default',
  'MyAccount',
  'Newsletters',
  'Logout',
  'ForgotPassword',
  'ResetPassword',
  'Confirm',
] as const;
export type Page = (typeof pages)[number];

export const carriedEntries = ({
  promoCode,
  source,
  referrerDomain,
  returnUrl,
}: Carried): [name: string, value: string][] => [
  ['promoCode', promoCode],
  ['source', source],
  ['referrerDomain', referrerDomain],
  ...(returnUrl === undefined ? [] : [['returnUrl', returnUrl] as [string, string]]),
];

/** The address of a store page, with everything carried on. */
export const pageLink = (page: Page, carried: Carried, more: Record<string, string> = {}): string =>
  `/Registration/${page}.aspx?${new URLSearchParams([...carriedEntries(carried), ...Object.entries(more)])}`;
