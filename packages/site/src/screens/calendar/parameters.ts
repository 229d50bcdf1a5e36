import type { HiddenField } from '@masthead/design-system';
import { href } from '../../routing/href';
import type { QueryParameters } from '../../routing/match';
import { cleanText, clampPageNumber, firstText } from '../../routing/parameters';

/** By what events can be narrowed (SPEC §2.1: location, topic or audience); the key is the parameter in the address. */
export const eventFilters = {
  city: { label: 'Location', all: 'All locations' },
  topic: { label: 'Topic', all: 'All topics' },
  audience: { label: 'Audience', all: 'All audiences' },
} as const;
/** Name of an event filter. */
export type FilterName = keyof typeof eventFilters;
/** Names of the event filters in their order. */
export const filterNames = Object.keys(eventFilters) as FilterName[];

/** What a reader may ask of the events. */
export type EventQuery = { when: 'future' | 'past'; page: number; filters: Partial<Record<FilterName, string>> };

/** Longer than any city's name; what is longer is nobody's choice. */
const maxCharacters = 80;

/** Every address is answered: what cannot be understood is the default a reader would expect. `?past` alone means yes. */
export const parseEvents = (parameters: QueryParameters): EventQuery => {
  const past = parameters.past === undefined ? undefined : firstText(parameters.past).toLowerCase();
  return {
    when: past === undefined || ['0', 'false', 'no'].includes(past) ? 'future' : 'past',
    page: clampPageNumber(firstText(parameters.page)),
    filters: Object.fromEntries(
      filterNames
        .map((name) => [name, cleanText(firstText(parameters[name]), maxCharacters)])
        .filter(([, value]) => value),
    ),
  };
};

/** "All Sectors" of an event is no choice among others: every reader's topic is in it. */
export const isAllOption = (value: string): boolean => /^all\b/i.test(value);

/** Only what can be chosen narrows the list: an unknown city shows every city, as the form beside it says. */
export const selectKnownFilters = (
  filters: EventQuery['filters'],
  options: Record<FilterName, readonly string[]>,
): EventQuery['filters'] =>
  Object.fromEntries(
    filterNames.flatMap((name) => {
      const wanted = filters[name]?.toLowerCase();
      const known = wanted === undefined ? undefined : options[name].find((option) => option.toLowerCase() === wanted);
      return known === undefined ? [] : [[name, known]];
    }),
  );

/** The address of a list of events; defaults are left out, so that one list has one address. */
export const eventsHref = (query: EventQuery, change: Partial<EventQuery> = {}): string => {
  const { when, page, filters } = { ...query, page: 1, ...change };
  const entries: [string, string | undefined][] = [
    ['past', when === 'past' ? '1' : undefined],
    ...filterNames.map((name): [string, string | undefined] => [name, filters[name]]),
    ['page', page > 1 ? String(page) : undefined],
  ];
  const search = new URLSearchParams(
    entries.filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();
  return search ? `${href('events', {})}?${search}` : href('events', {});
};

/** What the filter form must keep: a choice goes back to the first page, but not from past events to those to come. */
export const getHiddenFields = ({ when }: EventQuery): HiddenField[] =>
  when === 'past' ? [{ name: 'past', value: '1' }] : [];
