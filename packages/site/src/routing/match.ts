import type { Brand } from '@masthead/config';
import { documents, type DocumentKind } from './documents.ts';
import { fillPath } from './href.ts';
import { decodeSegment } from './names.ts';
import { firstValue } from './parameters.ts';
import { routes, type RouteName } from './routes.ts';
import {
  getBrandPathValues,
  isOpenPath,
  routeRules,
  toPattern,
  withBrandValues,
  type BrandPathValues,
  type RouteRule,
} from './rules.ts';
import { screens, type ScreenDefinition } from './screens.ts';
import type { RouteDefinition } from './types.ts';

/** Parameters of a screen or document: one segment of the address, or several. */
export type ScreenParams = Record<string, string | string[]>;

/** Parameters of a query: a parameter may have several values. */
export type QueryParameters = Record<string, string | string[] | undefined>;

/** A route with the address and the screen parameters of one request. */
export type RouteMatch = { name: RouteName; path: string; params: ScreenParams };

/** A document for machines (`documents.ts`) with its parameters. */
export type DocumentMatch = { kind: DocumentKind; params: ScreenParams };

/** The value of the query parameter that selects a page; undefined for a value that no page has. */
const keyValue = ({ keyParam }: RouteRule, query: QueryParameters): Record<string, string> | undefined => {
  if (!keyParam) return {};
  const value = firstValue(query[keyParam.key]) || keyParam.without;
  return value === keyParam.without || keyParam.pattern.test(value) ? { [keyParam.param]: value } : undefined;
};

const decodeGroups = (groups: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeSegment(value)]));

const toSegments = (path: string): string[] => path.split('/').filter(Boolean).map(decodeSegment);

/** Matches addresses with the rows of the route table and with the documents, for one brand. */
type RouteMatcher = {
  /** The route of a public address, with the parameters of its screen. */
  matchAddress: (path: string, query?: QueryParameters) => RouteMatch | undefined;
  /** The document for machines at a path. */
  matchDocument: (path: string) => DocumentMatch | undefined;
  /** The rule of a path, whatever its query is. */
  findRule: (path: string) => RouteRule | undefined;
  /** The path in the letters of its route, `/markets/atlanta/` for `/Markets/atlanta/`. Parameters stay. */
  toRouteCase: (path: string) => string;
};

export const createRouteMatcher = (brandValues: BrandPathValues): RouteMatcher => {
  const rules = routeRules(brandValues);
  const documentRules = documents
    .map(({ path, params, ...document }) => ({ ...document, params, path: withBrandValues(path, brandValues) }))
    .filter(({ path }) => isOpenPath(brandValues, path))
    .map(({ params, ...document }) => ({ ...document, pattern: toPattern(document.path, params, '[^/]+') }));
  const findRule: RouteMatcher['findRule'] = (path) =>
    isOpenPath(brandValues, path) ? rules.find(({ pattern }) => pattern.test(path)) : undefined;
  return {
    findRule,
    toRouteCase: (path) => {
      const template = (documentRules.find(({ pattern }) => pattern.test(path)) ?? findRule(path))?.path.split('/');
      const segments = path.split('/').map((segment, index) => {
        const own = template?.[index] ?? segment;
        return own.includes(':') ? segment : own;
      });
      return segments.join('/');
    },
    matchAddress: (address, query = {}) => {
      const [path = address] = address.split(/[?#]/);
      const rule = findRule(path);
      const selected = rule && keyValue(rule, query);
      if (!selected) return undefined;
      const { screen, screenParams, staticSlug }: RouteDefinition = rule.route;
      const { defaults }: ScreenDefinition = screens[screen];
      const groups = decodeGroups(rule.pattern.exec(path)?.groups);
      const name = rule.route.samePageAs ?? rule.name;
      return {
        name,
        path: fillPath(withBrandValues(routes[name].path, brandValues), groups),
        params: {
          path: toSegments(path),
          ...defaults,
          ...(staticSlug !== undefined && { slug: staticSlug }),
          ...screenParams,
          ...groups,
          ...selected,
        },
      };
    },
    matchDocument: (path) => {
      for (const { pattern, kind, values = {} } of documentRules) {
        const match = pattern.exec(path);
        if (!match) continue;
        const groups = decodeGroups(match.groups);
        const fill = (text: string): string =>
          withBrandValues(text, brandValues).replaceAll(/:([a-z]+)/g, (_, name: string) => groups[name] ?? '');
        return {
          kind,
          params: {
            ...groups,
            ...Object.fromEntries(
              Object.entries(values).map(([name, value]) => [
                name,
                typeof value === 'string' ? fill(value) : toSegments(value.map(fill).join('/')),
              ]),
            ),
          },
        };
      }
      return undefined;
    },
  };
};

const matchers = new WeakMap<Brand, RouteMatcher>();

/** The matcher of a brand, created once per process. */
export const getRouteMatcher = (brand: Brand): RouteMatcher => {
  const matcher = matchers.get(brand) ?? createRouteMatcher(getBrandPathValues(brand));
  matchers.set(brand, matcher);
  return matcher;
};
