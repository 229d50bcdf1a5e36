import type { Brand } from '@masthead/config';
import { fillPath } from './href';
import { decodeSegment } from './names';
import { firstValue } from './parameters';
import type { RouteName } from './routes';
import {
  getBrandPathValues,
  isOpenPath,
  routeRules,
  withBrandValues,
  type BrandPathValues,
  type RouteRule,
} from './rules';
import { screens, type ScreenName } from './screens';

/** Parameters of a screen as Next passes them: one segment, or all that follow. */
export type ScreenParams = Record<string, string | string[]>;

/** Parameters of the query as Next passes them. */
export type QueryParameters = Record<string, string | string[] | undefined>;

/** A route with the address and the screen parameters of one request. */
export type RouteMatch = { name: RouteName; path: string; params: ScreenParams };

/** `:name(rule)` of a source as a regular expression. A rule may contain one level of parentheses. */
const toPattern = (source: string): RegExp => {
  const pattern = source.replace(
    /:([a-z]+)(?:\(((?:[^()]|\([^()]*\))*)\))?/gi,
    (_, name: string, rule: string | undefined) => `(?<${name}>${rule ?? '[^/]+'})`,
  );
  return new RegExp(`^${pattern}/?$`, 'i');
};

/** The value of the query parameter that selects a page; undefined for a value that no page has. */
const keyValue = ({ keyParam }: RouteRule, query: QueryParameters): Record<string, string> | undefined => {
  if (!keyParam) return {};
  const value = firstValue(query[keyParam.key]) || keyParam.without;
  const isKnown = value === keyParam.without || new RegExp(`^${keyParam.pattern}$`).test(value);
  return isKnown ? { [keyParam.param]: value } : undefined;
};

/** Names the segments as the folders of a screen do; undefined where their number differs. */
const toParams = (screen: ScreenName, segments: readonly string[]): ScreenParams | undefined => {
  const names: readonly string[] = screens[screen].params;
  const takesRest = names.at(-1)?.startsWith('...') ?? false;
  if (takesRest ? segments.length < names.length : segments.length !== names.length) return undefined;
  return Object.fromEntries(
    names.map((name, index) =>
      name.startsWith('...') ? [name.slice(3), segments.slice(index)] : [name, segments[index] ?? ''],
    ),
  );
};

const toSegments = (screen: ScreenName, params: ScreenParams): string[] =>
  screens[screen].params.flatMap((name) => params[name.replace(/^\.\.\./, '')] ?? []);

/** Returns the values of a template's parameters in path segments; undefined where they do not match. */
const capture = (template: readonly string[], segments: readonly string[]): Record<string, string> | undefined => {
  const isMatch =
    template.length === segments.length &&
    template.every((part, index) => part.startsWith(':') || part === segments[index]);
  return isMatch
    ? Object.fromEntries(
        template.flatMap((part, index) => (part.startsWith(':') ? [[part.slice(1), segments[index] ?? '']] : [])),
      )
    : undefined;
};

const countParams = ({ segments }: RouteRule): number => segments.filter((part) => part.startsWith(':')).length;

/** Matches addresses and screens with the rows of the route table, for one brand. */
export type RouteMatcher = {
  /** The route of a public address, with the parameters that its rewrite passes to the screen. */
  matchAddress: (path: string, query?: QueryParameters) => RouteMatch | undefined;
  /** The route of a screen that Next renders with these (decoded) parameters. */
  matchScreen: (screen: ScreenName, params: ScreenParams) => RouteMatch | undefined;
};

/** Creates the matcher of a brand: the same rules as Next's rewrites. */
export const createRouteMatcher = (brandValues: BrandPathValues): RouteMatcher => {
  const rules = routeRules(brandValues).map((rule) => ({ ...rule, pattern: toPattern(rule.source) }));
  // `/~/static/rss/` is the feeds page, so rules with fewer parameters come first.
  const rulesOfScreens = rules.toSorted((a, b) => countParams(a) - countParams(b));
  return {
    matchAddress: (address, query = {}) => {
      const [path = address] = address.split(/[?#]/);
      if (!isOpenPath(brandValues, path)) return undefined;
      for (const rule of rules) {
        const match = rule.pattern.exec(path);
        if (!match) continue;
        const selected = keyValue(rule, query);
        if (!selected) return undefined;
        const values: Record<string, string> = { ...match.groups, ...selected };
        const segments = rule.segments.map((part) =>
          decodeSegment(part.replace(/^:(.+)$/, (_, name: string) => values[name] ?? '')),
        );
        const params = toParams(rule.route.screen, segments);
        return params && { name: rule.name, path, params };
      }
      return undefined;
    },
    matchScreen: (screen, params) => {
      const segments = toSegments(screen, params);
      for (const rule of rulesOfScreens) {
        const values = rule.route.screen === screen && capture(rule.segments, segments);
        if (!values) continue;
        const path = fillPath(withBrandValues(rule.route.path, brandValues), values);
        return isOpenPath(brandValues, path) ? { name: rule.name, path, params } : undefined;
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
