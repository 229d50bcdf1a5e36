import { filterOpenLinks } from '@masthead/config';
import {
  AppliedFilters,
  EmptyResults,
  EventList,
  FilterForm,
  LinkTabs,
  LocatorMap,
  MoreLink,
  PageHeader,
  Pagination,
  PlanList,
  ResultsBar,
  Section,
  Stack,
  TrendingList,
  type Link,
} from '@masthead/design-system';
import { calendarTexts } from '@masthead/texts/events';
import { SiteFrame } from '../../shell/layout/SiteFrame';
import type { PageContext } from '../../framework/pageContext';
import { TwoColumns } from '../../shell/page/TwoColumns';
import { eventsCalendarPath } from '../../routing/documents';
import { href } from '../../routing/href';
import { eventsHref, filterNames, getHiddenFields, parseEvents } from './parameters';
import { type CalendarView, loadEvents } from './loadEvents';
import { pageMetadata, toPageTitle } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';
import { loadEditorialCalendar } from './loadEditorialCalendar';

const home: Link = { title: calendarTexts.home, url: href('home', {}) };
const upcoming = href('events', {});
const editorialCalendar = href('editorialCalendar', {});

type Events = Extract<CalendarView, { type: 'events' }>;

const getResultsNoun = ({ query: { when }, total }: Events): string =>
  when === 'past' ? calendarTexts.pastCount(total) : calendarTexts.upcomingCount(total);

const getNoneTitle = ({ when }: Events['query']): string =>
  when === 'past' ? calendarTexts.nonePast : calendarTexts.noneYet;

const EventsSection = ({ view }: { view: Events }) => {
  const { query, choices, events, total, pages } = view;
  const clearUrl = eventsHref(query, { filters: {} });
  const applied = filterNames.flatMap((name) => {
    const value = query.filters[name];
    return value
      ? [{ label: value, url: eventsHref(query, { filters: { ...query.filters, [name]: undefined } }) }]
      : [];
  });
  return (
    <>
      <FilterForm
        choices={choices}
        action={upcoming}
        hiddenFields={getHiddenFields(query)}
        label={calendarTexts.filter}
        phone="collapsed"
      />
      {(total > 0 || applied.length > 0) && <ResultsBar count={total} noun={getResultsNoun(view)} />}
      <AppliedFilters filters={applied} clearUrl={clearUrl} />
      {events.length === 0 ? (
        <EmptyResults
          title={applied.length > 0 ? calendarTexts.noneMatch : getNoneTitle(query)}
          advice={[]}
          links={applied.length > 0 ? [{ title: calendarTexts.clearFilters, url: clearUrl }] : [home]}
        />
      ) : (
        <EventList events={events} headingLevel={2} />
      )}
      <Pagination page={query.page} total={pages} hrefFor={(page) => eventsHref(query, { page })} />
    </>
  );
};

/** Upcoming and past events have the same filters. */
const getEventsUrl = (view: CalendarView, when: Events['query']['when']): string =>
  eventsHref({ page: 1, when, filters: view.type === 'events' ? view.query.filters : {} });

const getTabs = (view: CalendarView): Link[] => [
  { title: calendarTexts.upcoming, url: getEventsUrl(view, 'future') },
  { title: calendarTexts.past, url: getEventsUrl(view, 'past') },
  { title: calendarTexts.editorial, url: editorialCalendar },
];

const getTabUrl = (view: CalendarView): string =>
  view.type === 'editorial-calendar' ? editorialCalendar : getEventsUrl(view, view.query.when);

/** The editorial calendar and the events, which share a page (§2.1). */
export const CalendarScreen = ({ view, page }: { view: CalendarView; page: PageContext }) => {
  const { magazine, name } = page.brand;
  const isEditorialCalendar = view.type === 'editorial-calendar';
  const title = isEditorialCalendar ? calendarTexts.editorial : calendarTexts.events;
  const description = isEditorialCalendar ? calendarTexts.editorialLede(magazine.name) : calendarTexts.eventsLede(name);
  return (
    <SiteFrame page={page}>
      <PageHeader
        pictureAt={page.brand.heroPicture}
        title={title}
        description={description}
        trail={[home]}
        {...view.header}
        {...(view.type === 'events' &&
          view.query.when === 'future' &&
          view.total > 0 && {
            share: <MoreLink link={{ title: calendarTexts.addAll, url: eventsCalendarPath }} />,
          })}
      />
      <Section space="tight">
        <TwoColumns
          page={page}
          rail={
            <>
              {view.type === 'events' && view.map && <LocatorMap {...view.map} />}
              <TrendingList stories={view.trending} />
            </>
          }
        >
          <Stack space={5}>
            <LinkTabs
              links={filterOpenLinks(page.brand, getTabs(view))}
              current={getTabUrl(view)}
              label={calendarTexts.tabs}
            />
            {view.type === 'events' && <EventsSection view={view} />}
            {view.type === 'editorial-calendar' && view.entries.length > 0 && (
              <PlanList entries={view.entries} headingLevel={2} />
            )}
            {view.type === 'editorial-calendar' && view.entries.length === 0 && (
              <EmptyResults title={calendarTexts.nothingYet} advice={[]} links={[home]} />
            )}
          </Stack>
        </TwoColumns>
      </Section>
    </SiteFrame>
  );
};

/** The editorial calendar (§2.1). */
export const calendarPage = definePage({
  load: loadEditorialCalendar,
  Screen: CalendarScreen,
  metadata: (_, { brand }) =>
    pageMetadata(brand, {
      title: calendarTexts.editorial,
      description: calendarTexts.editorialLede(brand.magazine.name),
      path: href('editorialCalendar', {}),
    }),
});

/** The events (§2.1). Rendered per request, because its filters are in the query. */
export const eventsPage = definePage({
  load: (page, _params, query) => loadEvents(page, parseEvents(query), new Date()),
  Screen: CalendarScreen,
  metadata: (view, { brand }) => {
    if (view.type !== 'events') return {};
    const { query } = view;
    const title = query.when === 'past' ? calendarTexts.pastEvents : calendarTexts.events;
    // A filtered list is a duplicate of the unfiltered one, which is its canonical address.
    return pageMetadata(brand, {
      title: toPageTitle(title, query.page),
      description: calendarTexts.description(brand.name),
      path: eventsHref({ ...query, filters: {} }, { page: Object.keys(query.filters).length > 0 ? 1 : query.page }),
    });
  },
});
