import type { Brand } from '../../content/publications/brands.ts';

/** Parameters that store pages pass on in links and forms (§7.2, §9). */
export type FlowParams = {
  promoCode: string;
  source: string;
  referrerDomain: string;
  /** The page after sign-in: a path of this site or a URL of a sister site. */
  returnUrl: string | undefined;
  /** Key of the plan that the reader has chosen, until it is ordered. It is a key of the brand's plans. */
  plan: string | undefined;
};

const patterns = {
  promoCode: /^[A-Za-z0-9]{1,12}$/,
  source: /^[A-Za-z0-9_-]{1,40}$/,
  referrerDomain: /^[A-Za-z0-9.-]{1,100}$/,
} as const;

const maxReturnUrlLength = 2000;

/** Store pages that a reader may return to. The others end a session, start one, or are used once. */
const returnPages: ReadonlySet<string> = new Set(
  ['MyAccount', 'Security', 'Newsletters', 'Message', 'default'].map((page) =>
    `/registration/${page}.aspx`.toLowerCase(),
  ),
);

/** Returns a path as routes see it: decoded, with single slashes. Undefined if its escapes are invalid. */
const normalizePath = (pathname: string): string | undefined => {
  try {
    const { pathname: path } = new URL(`http://x${decodeURIComponent(pathname).replaceAll(/[\\/]+/g, '/')}`);
    return path.toLowerCase().replace(/\/$/, '');
  } catch {
    return undefined;
  }
};

const canReturnTo = (pathname: string): boolean => {
  const path = normalizePath(pathname);
  return path !== undefined && (!/^\/registration(?:\/|$)/.test(path) || returnPages.has(path));
};

/** Allows the publications' origins, and of their store pages those that a reader may return to. */
const parseReturnUrl = (
  value: string | undefined,
  origin: string,
  isOwn: (origin: string) => boolean,
): string | undefined => {
  if (!value || value.length > maxReturnUrlLength || /[\p{Cc}\\]/u.test(value) || !URL.canParse(value, origin))
    return undefined;
  const url = new URL(value, origin);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password || !isOwn(url.origin)) return undefined;
  if (!canReturnTo(url.pathname)) return undefined;
  // A path that starts with two slashes would be another host.
  return url.origin === origin ? `${url.pathname.replaceAll(/\/{2,}/g, '/')}${url.search}${url.hash}` : url.href;
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
    plan: brand.plans.find(({ key }) => key === getParam('plan'))?.key,
  };
};

/** The store pages, `/Registration/{page}.aspx` (§7.2). */
export const storePages = [
  'Login',
  'SecondStep',
  'default',
  'MyAccount',
  'Security',
  'Newsletters',
  'Logout',
  'ForgotPassword',
  'ResetPassword',
  'Confirm',
  'ConfirmAddress',
  'Message',
] as const;
export type StorePage = (typeof storePages)[number];

export const toFlowParamEntries = ({
  promoCode,
  source,
  referrerDomain,
  returnUrl,
  plan,
}: FlowParams): [name: string, value: string][] => [
  ['promoCode', promoCode],
  ['source', source],
  ['referrerDomain', referrerDomain],
  ...(returnUrl === undefined ? [] : [['returnUrl', returnUrl] as [string, string]]),
  ...(plan === undefined ? [] : [['plan', plan] as [string, string]]),
];

/** Returns the URL path of a store page with the flow parameters. */
export const toPageUrl = (page: StorePage, flowParams: FlowParams, extraParams: Record<string, string> = {}): string =>
  `/Registration/${page}.aspx?${new URLSearchParams([...toFlowParamEntries(flowParams), ...Object.entries(extraParams)])}`;

/** Returns the page after sign-in or registration: the order of the chosen plan, the page before, or `fallback`. */
export const getNextUrl = (flowParams: FlowParams, fallback: string): string =>
  flowParams.plan === undefined ? (flowParams.returnUrl ?? fallback) : toPageUrl('default', flowParams);
