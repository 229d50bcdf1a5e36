import type { Brand } from '../brands/brands.ts';

/** Parameters that store pages pass on in links and forms (SPEC §7.2, §9). */
export type FlowParams = {
  promoCode: string;
  source: string;
  referrerDomain: string;
  /** The page after sign-in: a path of this site or a URL of a sister site. */
  returnUrl: string | undefined;
};

const patterns = {
  promoCode: /^[A-Za-z0-9]{1,12}$/,
  source: /^[A-Za-z0-9_-]{1,40}$/,
  referrerDomain: /^[A-Za-z0-9.-]{1,100}$/,
} as const;

const maxReturnUrlLength = 2000;

/**
 * Parses a return URL. Allows the publications' own origins, except store pages that would sign the reader out or in
 * again. Returns undefined for any other value.
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
  // A path that starts with two slashes would be another host.
  if (url.origin !== origin) return url.href;
  return `${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}`;
};

/** Parses the parameters of a link or a form. Invalid values are replaced by the brand's defaults. */
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

/** The store pages, `/Registration/{page}.aspx` (SPEC §7.2). */
export const storePages = [
  'Login',
  'default',
  'MyAccount',
  'Newsletters',
  'Logout',
  'ForgotPassword',
  'ResetPassword',
  'Confirm',
  'Message',
] as const;
/** The name of a store page. */
export type StorePage = (typeof storePages)[number];

/** Returns the flow parameters as names and values. */
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

/** Returns the URL path of a store page with the flow parameters. */
export const toPageUrl = (page: StorePage, flowParams: FlowParams, extraParams: Record<string, string> = {}): string =>
  `/Registration/${page}.aspx?${new URLSearchParams([...toFlowParamEntries(flowParams), ...Object.entries(extraParams)])}`;
