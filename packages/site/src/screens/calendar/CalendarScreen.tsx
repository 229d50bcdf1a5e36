import { filterOpenLinks } from '@masthead/config';
import {
  AppliedFilters,
  EmptyResults,
  EventList,
  FilterForm,
  LinkTabs,
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
import { SiteFrame } from '../../shell/layout/SiteFrame';
import type { PageContext } from '../../framework/pageContext';
import { TwoColumns } from '../../shell/page/TwoColumns';
import { eventsCalendarPath } from '../../routing/documents';
import { href } from '../../routing/href';
import { eventsHref, filterNames, getHiddenFields } from './parameters';
import type { CalendarView } from './loadEvents';

const home: Link = { title: 'Home', url: href('home', {}) };
const upcoming = href('events', {});
const past = eventsHref({ when: 'past', page: 1, filters: {} });
const editorialCalendar = href('editorialCalendar', {});
const tabs: Link[] = [
  { title: 'Upcoming events', url: upcoming },
  { title: 'Past', url: past },
  { title: 'Editorial calendar', url: editorialCalendar },
];

type Events = Extract<CalendarView, { type: 'events' }>;

const getResultsNoun = ({ query: { when }, total }: Events): string =>
  `${when === 'past' ? 'past' : 'upcoming'} ${total === 1 ? 'event' : 'events'}`;

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
      <FilterForm choices={choices} action={upcoming} hiddenFields={getHiddenFields(query)} label="Filter events" />
      <ResultsBar count={total} noun={getResultsNoun(view)} edge="plain" />
      <AppliedFilters filters={applied} clearUrl={clearUrl} />
      {events.length === 0 ? (
        <EmptyResults
          title={applied.length > 0 ? 'No events match these filters' : 'No events have been announced yet'}
          advice={[]}
          links={applied.length > 0 ? [{ title: 'Clear the filters', url: clearUrl }] : [home]}
        />
      ) : (
        <EventList events={events} headingLevel={2} />
      )}
      <Pagination page={query.page} total={pages} hrefFor={(page) => eventsHref(query, { page })} />
    </>
  );
};

const getTabUrl = (view: CalendarView): string => {
  if (view.type === 'editorial-calendar') return editorialCalendar;
  return view.query.when === 'past' ? past : upcoming;
};

/** The editorial calendar and the events, which share a page (SPEC §2.1). */
export const CalendarScreen = ({ view, page }: { view: CalendarView; page: PageContext }) => {
  const { magazine, name } = page.brand;
  const isEditorialCalendar = view.type === 'editorial-calendar';
  const title = isEditorialCalendar ? 'Editorial calendar' : 'Events';
  const description = isEditorialCalendar
    ? `What ${magazine.name} plans to publish, with its advertising and materials deadlines.`
    : `Where the readers of ${name} meet: conferences, breakfasts and award nights.`;
  return (
    <SiteFrame page={page}>
      <PageHeader
        title={title}
        description={description}
        trail={[home]}
        {...view.header}
        {...(!isEditorialCalendar && {
          share: <MoreLink link={{ title: 'Add all to your calendar', url: eventsCalendarPath }} />,
        })}
      />
      <Section space="tight">
        <TwoColumns page={page} rail={<TrendingList stories={view.trending} />}>
          <Stack space={5}>
            <LinkTabs links={filterOpenLinks(page.brand, tabs)} current={getTabUrl(view)} label="Events and calendar" />
            {view.type === 'events' && <EventsSection view={view} />}
            {view.type === 'editorial-calendar' && view.entries.length > 0 && (
              <PlanList entries={view.entries} headingLevel={2} />
            )}
            {view.type === 'editorial-calendar' && view.entries.length === 0 && (
              <EmptyResults title="Nothing has been announced yet" advice={[]} links={[home]} />
            )}
          </Stack>
        </TwoColumns>
      </Section>
    </SiteFrame>
  );
};
