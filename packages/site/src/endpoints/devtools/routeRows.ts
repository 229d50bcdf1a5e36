import { documents } from '../../routing/documents';
import { routes } from '../../routing/routes';
import { screens } from '../../routing/screens';
import type { RouteDefinition } from '../../routing/types';

/** A row of `/devtools/routes`: path, screen or handler, and metadata. */
export type RouteRow = {
  name: string;
  path: string;
  screen: string;
  layout: string;
  rendering: string;
  more: readonly string[];
};

const shownApart = new Set(['path', 'screen', 'layout', 'params', 'screenParams']);

const toText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(toText).join(', ');
  return typeof value === 'object' && value !== null ? Object.values(value).map(toText).join(', ') : String(value);
};

const formatValue = ([key, value]: [string, unknown]): string => (value === true ? key : `${key}: ${toText(value)}`);

const toRow = ([name, route]: [string, RouteDefinition]): RouteRow => ({
  name,
  path: route.path,
  screen: route.screen,
  layout: route.layout,
  rendering: screens[route.screen].lifetime === 'request' ? 'request' : 'cache',
  more: [
    ...Object.entries(route.params ?? {}).map(([param, rule]) => `:${param} is ${rule}`),
    ...Object.entries(route)
      .filter(([key, value]) => !shownApart.has(key) && value !== undefined && value !== false)
      .map(formatValue),
  ],
});

/** All rows: pages, then feeds, sitemaps and other documents. */
export const routeRows: readonly RouteRow[] = [
  ...Object.entries<RouteDefinition>(routes).map(toRow),
  ...documents.map(({ path, kind, params }) => ({
    name: 'document',
    path,
    screen: kind,
    layout: 'none',
    rendering: 'cache',
    more: Object.entries(params ?? {}).map(([param, rule]) => `:${param} is ${rule}`),
  })),
];

/** Returns the rows that contain every word of the filter. */
export const filterRows = (rows: readonly RouteRow[], filter: string): RouteRow[] => {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ name, path, screen, layout, rendering, more }) => {
    const text = [name, path, screen, layout, rendering, ...more].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
};
