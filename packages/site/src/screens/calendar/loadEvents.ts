import { toSlug } from '@masthead/content-rules/natural-id';
import { limits } from '@masthead/config/limits';
import type { FilterChoice, ListedEvent, LocatorMapProps, PlannedIssue, TeaserStory } from '@masthead/design-system';
import { createQuery, type QueryResultOf, type ContentError, type Result } from '@masthead/graphql-ops';
import { found, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { pageCount } from '../../routing/parameters';
import { routes } from '../../routing/routes';
import { createHeaderPictureQuery, type HeaderPicture, toHeaderPicture } from '../../content/media/headerPicture';
import { createTrendingQuery, toTrending } from '../../content/story/trending';
import { type PlacesBrand, toPlacesMap } from '../../content/maps/places';
import {
  eventFilters,
  eventsHref,
  filterNames,
  isAllOption,
  selectKnownFilters,
  type EventQuery,
  type FilterName,
} from './parameters';
import { toListedEvent } from './toEvent';

/** The view of the calendar screen (§2.1): the editorial calendar, or upcoming or past events. */
export type CalendarView = { header: HeaderPicture; trending: TeaserStory[] } & (
  | { type: 'editorial-calendar'; entries: PlannedIssue[] }
  | {
      type: 'events';
      query: EventQuery;
      events: ListedEvent[];
      total: number;
      pages: number;
      choices: FilterChoice[];
      /** The cities of upcoming events. */
      map?: LocatorMapProps;
    }
);

type WireEvents = QueryResultOf<'future-events'>['getFutureEvents'];
type Input = EventQuery['filters'] & { page?: number; pageSize?: number };

const fetchEvents = async (
  site: Site,
  when: EventQuery['when'],
  input: Input,
): Promise<{
  events: Result<WireEvents, ContentError>;
  trending: Parameters<typeof toTrending>[1];
  header: Parameters<typeof toHeaderPicture>[0];
}> => {
  const variables = { publication: site.brand.publicationSlug, ...input };
  const shared = {
    trending: createTrendingQuery(site.brand.site),
    header: createHeaderPictureQuery(site.brand.site, routes.events),
  };
  if (when === 'future') {
    const { events, ...others } = await site.content.query({
      route: 'events',
      parts: { ...shared, events: createQuery('future-events', variables) },
    });
    return { events: events.ok ? { ok: true, value: events.value.getFutureEvents } : events, ...others };
  }
  const { events, ...others } = await site.content.query({
    route: 'events',
    parts: { ...shared, events: createQuery('past-events', variables) },
  });
  return { events: events.ok ? { ok: true, value: events.value.getPastEvents } : events, ...others };
};

const isFilterOption = (value: string): boolean => !isAllOption(value);

const getFilterOptions = ({ locations, topics, audiences }: WireEvents): Record<FilterName, readonly string[]> => ({
  city: locations.filter(isFilterOption),
  topic: topics.filter(isFilterOption),
  audience: audiences.filter(isFilterOption),
});

const toChoice = (name: FilterName, options: readonly string[], value: string | undefined): FilterChoice => ({
  name,
  label: eventFilters[name].label,
  value: value ?? '',
  options: [
    { value: '', label: eventFilters[name].all },
    ...options.map((option) => ({ value: option, label: option })),
  ],
});

/** The cities with events of the list's time on a map, each with the list of its events. */
const toMap = (brand: PlacesBrand, query: EventQuery, cities: readonly string[]): LocatorMapProps | undefined =>
  toPlacesMap(
    brand,
    cities.map((city) => ({
      slug: toSlug(city),
      name: city.replace(/,.*/, ''),
      url: eventsHref({ when: query.when, page: 1, filters: { city } }),
    })),
  );

/** Ten events per page (§2.1, §7.1). The first query returns the filter options: unknown ones fill no cache. */
export const loadEvents = async (site: Site, query: EventQuery, now: Date): Promise<PageResult<CalendarView>> => {
  const pageSize = limits.page.size;
  const unfiltered = await fetchEvents(site, query.when, { page: 1, pageSize });
  if (!unfiltered.events.ok) return unfiltered.events;
  const options = getFilterOptions(unfiltered.events.value);
  const filters = selectKnownFilters(query.filters, options);
  const fetchPage = async (page: number) =>
    page === 1 && Object.keys(filters).length === 0
      ? unfiltered
      : fetchEvents(site, query.when, { ...filters, page, pageSize });
  let page = query.page;
  let { events } = await fetchPage(page);
  if (!events.ok) return events;
  const pages = pageCount(events.value.estimate, pageSize);
  if (page > pages) {
    page = pages;
    ({ events } = await fetchPage(page));
    if (!events.ok) return events;
  }
  const map = query.when === 'future' ? toMap(site.brand, query, options.city) : undefined;
  return found({
    type: 'events',
    query: { when: query.when, page, filters },
    events: events.value.events.map((event) => toListedEvent(event, now, site.brand.timeZone)),
    total: events.value.estimate,
    pages,
    choices: filterNames.map((name) => toChoice(name, options[name], filters[name])),
    trending: toTrending(site.brand, unfiltered.trending),
    header: toHeaderPicture(unfiltered.header),
    ...(map && { map }),
  });
};
