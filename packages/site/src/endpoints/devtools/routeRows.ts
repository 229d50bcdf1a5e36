import { documents } from '../../routing/documents';
import { routes } from '../../routing/routes';
import { screens } from '../../routing/screens';
import type { RouteDefinition } from '../../routing/types';

/** One line of `/devtools/routes`: an address, what answers it, and all that the table says of it. */
export type RouteRow = {
  name: string;
  path: string;
  screen: string;
  layout: string;
  rendering: string;
  more: readonly string[];
};

const shownApart = new Set(['path', 'screen', 'layout', 'params', 'screenParams']);

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return typeof value === 'object' && value !== null ? Object.values(value).map(textOf).join(', ') : String(value);
};

const wordOf = ([key, value]: [string, unknown]): string => (value === true ? key : `${key}: ${textOf(value)}`);

const rowOf = ([name, route]: [string, RouteDefinition]): RouteRow => ({
  name,
  path: route.path,
  screen: route.screen,
  layout: route.layout,
  rendering: screens[route.screen].revalidate === 'request' ? 'request' : 'cache',
  more: [
    ...Object.entries(route.params ?? {}).map(([param, rule]) => `:${param} is ${rule}`),
    ...Object.entries(route)
      .filter(([key, value]) => !shownApart.has(key) && value !== undefined && value !== false)
      .map(wordOf),
  ],
});

/** The whole table: pages, then what programs read. */
export const routeRows: readonly RouteRow[] = [
  ...Object.entries<RouteDefinition>(routes).map(rowOf),
  ...documents.map(({ path, to, params }) => ({
    name: 'document',
    path,
    screen: to.split('/')[2] ?? '',
    layout: 'none',
    rendering: 'cache',
    more: Object.entries(params ?? {}).map(([param, rule]) => `:${param} is ${rule}`),
  })),
];

/** The lines that have every word of the filter somewhere. */
export const filterRows = (rows: readonly RouteRow[], filter: string): RouteRow[] => {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ name, path, screen, layout, rendering, more }) => {
    const text = [name, path, screen, layout, rendering, ...more].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
};
