import { expect, test } from 'vitest';
import { parseEvents } from '../screens/calendar/parameters';
import { parseRecognition } from '../screens/recognition/parameters';
import { parseResources } from '../screens/resources/parameters';
import { parseSearch } from '../screens/search/parameters';
import { bypassParams } from '@masthead/next-runtime/editor';
import { requestParams, screens, type ScreenDefinition } from './screens';

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

test('every request-rendered screen has its parameters in the table, and no cached screen has any', () => {
  const requestRendered = Object.entries<ScreenDefinition>(screens)
    .filter(([, { revalidate }]) => revalidate === 'request')
    .map(([name]) => name);
  expect(Object.keys(requestParams)).toEqual(requestRendered);
});
