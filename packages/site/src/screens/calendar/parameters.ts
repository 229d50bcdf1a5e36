import type { HiddenField } from '@masthead/design-system';
import { eventFilterTexts } from '@masthead/texts/events';
import { href } from '../../routing/href';
import type { QueryParameters } from '../../routing/match';
import { cleanText, clampPageNumber, firstText } from '../../routing/parameters';

/** Filters of the events (§2.1: location, topic or audience) by query parameter. */
export const eventFilters = {
  city: { label: eventFilterTexts.location, all: eventFilterTexts.allLocations },
  topic: { label: eventFilterTexts.topic, all: eventFilterTexts.allTopics },
  audience: { label: eventFilterTexts.audience, all: eventFilterTexts.allAudiences },
} as const;
export type FilterName = keyof typeof eventFilters;
export const filterNames = Object.keys(eventFilters) as FilterName[];

export type EventQuery = { when: 'future' | 'past'; page: number; filters: Partial<Record<FilterName, string>> };

/** Longer than any option of a filter. */
const maxCharacters = 80;

/** Parses the query. Invalid values become defaults, and `?past` without a value means past events. */
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

/** Whether a value such as "All Sectors" means all options, so that it is not a filter. */
export const isAllOption = (value: string): boolean => /^all\b/i.test(value);

/** Removes filters whose value is not an option, and corrects the case of the others. */
export const selectKnownFilters = (
  filters: EventQuery['filters'],
  options: Record<FilterName, readonly string[]>,
): EventQuery['filters'] =>
  Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = filters[name]?.toLowerCase();
      const match = value === undefined ? undefined : options[name].find((option) => option.toLowerCase() === value);
      return match === undefined ? [] : [[name, match]];
    }),
  );

/** The address of a list of events. Defaults are omitted, so that each list has one address. */
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

/** Hidden fields of the filter form: a new filter resets the page but stays with past events. */
export const getHiddenFields = ({ when }: EventQuery): HiddenField[] =>
  when === 'past' ? [{ name: 'past', value: '1' }] : [];
