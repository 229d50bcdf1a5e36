import { usesSecureCookies } from '../accounts/cookies.ts';
import {
  type Brands,
  type Deployment,
  findBrand,
  isLoopback,
  isOwnOrigin,
  type Brand,
} from '../../content/publications/brands.ts';
import { parseFlowParams, type FlowParams } from './flowParams.ts';
import { getVisibleOrigin } from '../../content/publications/origins.ts';

/** One request of a reader to the store, with its publication and origin. */
export type Visit = {
  request: Request;
  brand: Brand;
  /** The checked origin for links in mails. */
  origin: string;
  /** Whether cookies are Secure. */
  secure: boolean;
  /** The client address that rate limits count. */
  client: string;
  flowParams: FlowParams;
  /** The publications' origins, where forms and the redirects after them may lead. */
  formOrigins: readonly string[];
};

/** The publications and the deployment, which decide the allowed origins. */
type VisitRules = { brands: Brands; deployment: Deployment };

/** Returns the first origin that is allowed in the deployment: production excludes loopback origins. */
export const findPublicOrigin = ({ origins }: Brand, deployment: Deployment): string | undefined =>
  origins.find((origin) => deployment !== 'production' || !isLoopback(origin));

/** Pages that return the reader to the previous page. */
const returningPagePattern = /^\/registration\/(?:login|default)\.aspx\/?$/i;

/** Returns the path of the referring page of the site, the default return URL of sign-in and registration. */
const getRefererPath = ({ method, url, headers }: Request, origin: string): string | undefined => {
  const from = headers.get('referer') ?? '';
  if (method !== 'GET' || !returningPagePattern.test(new URL(url).pathname) || !URL.canParse(from)) return undefined;
  const { origin: theirs, pathname, search } = new URL(from);
  return theirs === origin && !/^\/registration\//i.test(pathname) ? pathname + search : undefined;
};

/** Creates the visit of a request, with checked origin and flow parameters. */
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
  // A forged host would otherwise appear in mails to other people.
  const origin =
    visibleOrigin !== undefined && isOwnOrigin(brands, deployment, visibleOrigin)
      ? visibleOrigin
      : (findPublicOrigin(brand, deployment) ?? brand.origins[0]);
  if (origin === undefined) throw new Error(`The brand ${brand.key} has no origin.`);
  const isOwn = (candidate: string) => isOwnOrigin(brands, deployment, candidate);
  const getParam = (name: string) =>
    form.get(name) ?? query.get(name) ?? (name === 'returnUrl' ? getRefererPath(request, origin) : undefined);
  const flowParams = parseFlowParams(getParam, brand, origin, isOwn);
  const formOrigins = [...new Set([origin, ...brands.flatMap(({ origins }) => origins)])];
  return { request, brand, origin, secure: usesSecureCookies(request), client, flowParams, formOrigins };
};

/** Whether another site sent a form. A client with neither header is no browser and has no reader's cookies. */
export const isCrossSite = (request: Request): boolean => {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return true;
  const origin = request.headers.get('origin');
  return origin !== null && site !== 'same-origin' && origin !== getVisibleOrigin(request);
};
