import { expect, test } from 'vitest';
import { parseEvents } from '../screens/calendar/parameters';
import { parseRecognition } from '../screens/recognition/parameters';
import { parseResources } from '../screens/resources/parameters';
import { parseSearch } from '../screens/search/parameters';
import { bypassParams, requestParams } from './requestParams';
import { routeRewrites } from './rewrites';
import { routes } from './routes';
import type { RouteDefinition } from './types';

type Parse = (parameters: Record<string, string | string[] | undefined>) => unknown;

/** Names of the parameters that a parser reads. */
const namesReadBy = (parse: Parse): string[] => {
  const names = new Set<string>();
  parse(new Proxy({}, { get: (_, name) => void names.add(String(name)) }));
  return [...names].filter((name) => !(bypassParams as readonly string[]).includes(name)).toSorted();
};

test.each<[folder: string, parse: Parse]>([
  ['search', parseSearch],
  ['events', parseEvents],
  ['resources', parseResources],
  ['recognition', parseRecognition],
])('the table lists exactly the parameters that the %s screen reads', (folder, parse) => {
  expect(requestParams[folder]?.toSorted()).toEqual(namesReadBy(parse));
});

test('every request-rendered route has its parameters in the table', () => {
  const paths = Object.values<RouteDefinition>(routes)
    .filter(({ rendering }) => rendering === 'request')
    .map(({ path }) => path.replaceAll(/:site/g, 'news'));
  const rewrites = routeRewrites({ product: 'product', magazine: 'magazine', prefixes: ['news'] });
  const folders = paths.map(
    (path) =>
      rewrites
        .find(({ source }) => source.replaceAll(/:site\(news\)/g, 'news').replace(/\(.*?\)\/$/, '/') === path)
        ?.destination.split('/')[2],
  );
  expect(new Set(folders)).toEqual(new Set(Object.keys(requestParams)));
});
