import { expect, test } from 'vitest';
import { parseEvents } from '../screens/calendar/parameters';
import { parseRecognition } from '../screens/recognition/parameters';
import { parseResources } from '../screens/resources/parameters';
import { parseSearch } from '../screens/search/parameters';
import { bypassParams } from '@masthead/next-runtime/editor';
import { screens, type ScreenDefinition, type ScreenName } from './screens';

type Parse = (parameters: Record<string, string | string[] | undefined>) => unknown;

/** Names of the parameters that a parser reads. */
const namesReadBy = (parse: Parse): string[] => {
  const names = new Set<string>();
  parse(new Proxy({}, { get: (_, name) => void names.add(String(name)) }));
  return [...names].filter((name) => !(bypassParams as readonly string[]).includes(name)).toSorted();
};

test.each<[screen: ScreenName, parse: Parse]>([
  ['search', parseSearch],
  ['events', parseEvents],
  ['resources', parseResources],
  ['recognition', parseRecognition],
])('the table lists exactly the parameters that the %s screen reads', (name, parse) => {
  const { query }: ScreenDefinition = screens[name];
  expect(query?.toSorted()).toEqual(namesReadBy(parse));
});

test.each(Object.entries<ScreenDefinition>(screens))(
  'the screen %s has parameters if it is rendered for each request',
  (_, { lifetime, query }) => expect(query !== undefined).toBe(lifetime === 'request'),
);
