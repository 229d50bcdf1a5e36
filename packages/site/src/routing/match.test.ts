import { describe, expect, test } from 'vitest';
import { brand } from '../../test/aSite';
import { fillPath } from './href';
import { routeOf } from './match';
import { routes, type RouteName } from './routes';
import type { RouteDefinition } from './types';

const values: Record<string, string> = {
  year: '2026',
  month: '11',
  day: '21',
  site: brand.pathPrefix,
  product: brand.product,
  magazine: brand.magazine.slug,
};
const example = ({ path }: RouteDefinition): string =>
  fillPath(path.replaceAll(':product', brand.product), {
    ...Object.fromEntries([...path.matchAll(/:([a-z]+)/gi)].map(([, name = '']) => [name, 'an-example'])),
    ...values,
  });

describe('§2.1 the row of the route table that an address belongs to', () => {
  test.each(Object.keys(routes) as RouteName[])('%s', (name) => {
    expect(routeOf(brand, example(routes[name]))).toBe(name);
  });

  test.each([
    ['/markets/?page=2', 'markets'],
    ['/markets/atlanta/?page=2#top', 'marketStream'],
    ['/search/?q=a', 'search'],
  ])('%s is %s: query and hash say nothing', (address, name) => {
    expect(routeOf(brand, address)).toBe(name);
  });

  test.each(['/no/such/page/', '/2026/1/1/a/', '/nobody/resources/', '', '/markets'])(
    '%s belongs to none',
    (address) => {
      expect(routeOf(brand, address)).toBeUndefined();
    },
  );
});
