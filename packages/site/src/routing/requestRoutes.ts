import { bypassQueryParams, type QueryParam, type SiteRoute } from '@masthead/next-runtime/canonical-url';
import { matchEndpoint } from './endpoints.ts';
import { createRouteMatcher } from './match.ts';
import type { BrandPathValues } from './rules.ts';
import { screens, type ScreenDefinition } from './screens.ts';

/** Finds the endpoint, page or document of a path with the query parameters that it reads (§2.9). */
export const createFindRoute = (values: BrandPathValues): ((path: string) => SiteRoute | undefined) => {
  const { findRule, matchDocument, toRouteCase } = createRouteMatcher(values);
  return (path) => {
    const endpoint = matchEndpoint(path);
    if (endpoint) return { kind: endpoint.name, query: 'unchanged' };
    const routeCase = /[A-Z]/.test(path) ? toRouteCase(path) : path;
    const moved = routeCase === path ? {} : { canonicalPath: routeCase };
    const document = matchDocument(path);
    if (document) return { ...moved, kind: document.kind, query: [] };
    const rule = findRule(path);
    if (!rule) return undefined;
    const { query = [] }: ScreenDefinition = screens[rule.route.screen];
    return {
      ...moved,
      kind: rule.route.screen,
      query: [
        ...(rule.keyParam ? [{ name: rule.keyParam.key, use: 'cache-key' } as const] : []),
        ...query.map((name): QueryParam => ({ name, use: 'request' })),
        ...bypassQueryParams,
      ],
    };
  };
};
