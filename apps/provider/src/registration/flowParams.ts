import type { Brand } from '../brands/brands.ts';

/** What travels with a reader from page to page of the store (SPEC §7.2, §9). */
export type FlowParams = {
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

const maxReturnUrlLength = 2000;

/**
 * Where a reader may be sent: to the publications' own origins and to no script or page of the store that would sign them
 * out again. Everything else is no address.
 */
export const parseReturnUrl = (
  value: string | undefined,
  origin: string,
  isOwn: (origin: string) => boolean,
): string | undefined => {
  if (!value || value.length > maxReturnUrlLength || /[\p{Cc}\\]/u.test(value) || !URL.canParse(value, origin))
    return undefined;
  const url = new URL(value, origin);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password || !isOwn(url.origin)) return undefined;
  if (/^\/registration\/(logout|login|confirm|resetpassword)\.aspx/i.test(url.pathname)) return undefined;
  // A path that begins with two slashes would be another host.
  if (url.origin !== origin) return url.href;
  return `${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}`;
};

/** Reads what a link or a form carries; what is malformed gives way to the brand's own. */
export const parseFlowParams = (
  getParam: (name: string) => string | undefined,
  brand: Brand,
  origin: string,
  isOwn: (origin: string) => boolean,
): FlowParams => {
  const getValidParam = (name: keyof typeof patterns, fallback: string): string => {
    const value = getParam(name);
    return value !== undefined && patterns[name].test(value) ? value : fallback;
  };
  return {
    promoCode: getValidParam('promoCode', brand.promoCode),
    source: getValidParam('source', brand.source),
    referrerDomain: getValidParam('referrerDomain', brand.domain),
    returnUrl: parseReturnUrl(getParam('returnUrl'), origin, isOwn),
  };
};

/** The pages of the store. */
export const storePages = [
  'Login',
  'default',
  'MyAccount',
  'Newsletters',
  'Logout',
  'ForgotPassword',
  'ResetPassword',
  'Confirm',
] as const;
export type StorePage = (typeof storePages)[number];

export const toFlowParamEntries = ({
  promoCode,
  source,
  referrerDomain,
  returnUrl,
}: FlowParams): [name: string, value: string][] => [
  ['promoCode', promoCode],
  ['source', source],
  ['referrerDomain', referrerDomain],
  ...(returnUrl === undefined ? [] : [['returnUrl', returnUrl] as [string, string]]),
];

/** The address of a store page, with everything carried on. */
export const toPageUrl = (page: StorePage, flowParams: FlowParams, extraParams: Record<string, string> = {}): string =>
  `/Registration/${page}.aspx?${new URLSearchParams([...toFlowParamEntries(flowParams), ...Object.entries(extraParams)])}`;
