import { expect, test } from 'vitest';
import { routes, type RouteName } from '../../routing/routes';
import type { RouteDefinition } from '../../routing/types';
import { getRouteHero } from './routeHero';

const names = Object.keys(routes) as RouteName[];
const getHero = (name: RouteName) => (routes[name] as RouteDefinition).heroImage;

test('§2.6 header pictures are in the route table and unique', () => {
  const heroes = names.flatMap((name) => getHero(name) ?? []);
  expect(heroes.length).toBeGreaterThan(5);
  expect(new Set(heroes).size).toBe(heroes.length);
  expect(getRouteHero('podcasts').picture).toMatchObject({
    src: `${routes.podcasts.heroImage}/?width=800&shape=wide`,
    alt: '',
    width: 1200,
  });
  expect(getRouteHero('search')).toEqual({});
});
