import { usesSecureCookies } from '../accounts/cookies.ts';
import { type Brands, type Deployment, findBrand, isLoopback, isOwnOrigin, type Brand } from '../brands/brands.ts';
import { parseFlowParams, type FlowParams } from './flowParams.ts';
import { getVisibleOrigin } from '../brands/origins.ts';

/** One request of a reader: whose pages it is for and where it came in. */
export type Visit = {
  request: Request;
  brand: Brand;
  /** Where the reader is, as links in mails name it. */
  origin: string;
  /** Whether cookies must travel encrypted. */
  secure: boolean;
  /** The address that limits are counted by. */
  client: string;
  flowParams: FlowParams;
};

export type VisitRules = { brands: Brands; deployment: Deployment };

/** Where the public is served, nobody is sent to this machine. */
const findPublicOrigin = ({ origins }: Brand, deployment: Deployment): string | undefined =>
  origins.find((origin) => deployment !== 'production' || !isLoopback(origin));

/** Pages that send the reader back to where they came from. */
const returningPagePattern = /^\/registration\/(?:login|default)\.aspx\/?$/i;

/** The page of the site that led to a sign-in or a registration: links need not carry it. */
const getRefererPath = ({ method, url, headers }: Request, origin: string): string | undefined => {
  const from = headers.get('referer') ?? '';
  if (method !== 'GET' || !returningPagePattern.test(new URL(url).pathname) || !URL.canParse(from)) return undefined;
  const { origin: theirs, pathname, search } = new URL(from);
  return theirs === origin && !/^\/registration\//i.test(pathname) ? pathname + search : undefined;
};

/** What a request says of itself, as far as it may be believed. */
export const createVisit = (
  request: Request,
  client: string,
  form: URLSearchParams,
  { brands, deployment }: VisitRules,
): Visit => {
  const visibleOrigin = getVisibleOrigin(request);
  const query = new URL(request.url).searchParams;
  const promoCode = form.get('promoCode') ?? query.get('promoCode') ?? undefined;
  const brand = findBrand(brands, visibleOrigin, promoCode);
  // A host that somebody made up would otherwise stand in mails to other people.
  const origin =
    visibleOrigin !== undefined && isOwnOrigin(brands, deployment, visibleOrigin)
      ? visibleOrigin
      : (findPublicOrigin(brand, deployment) ?? brand.origins[0]);
  if (origin === undefined) throw new Error(`The brand ${brand.key} has no origin.`);
  const isOwn = (candidate: string) => isOwnOrigin(brands, deployment, candidate);
  const getParam = (name: string) =>
    form.get(name) ?? query.get(name) ?? (name === 'returnUrl' ? getRefererPath(request, origin) : undefined);
  const flowParams = parseFlowParams(getParam, brand, origin, isOwn);
  return { request, brand, origin, secure: usesSecureCookies(request), client, flowParams };
};

/**
 * Whether a form was sent from a page of another site. Browsers say where a form comes from; what says nothing is no
 * browser, and carries no reader's cookies.
 */
export const isCrossSite = (request: Request): boolean => {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return true;
  const origin = request.headers.get('origin');
  return origin !== null && site !== 'same-origin' && origin !== getVisibleOrigin(request);
};
