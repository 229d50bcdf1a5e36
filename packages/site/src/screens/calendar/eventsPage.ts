import { calendarTexts } from '@masthead/texts/events';
import { pageMetadata, toPageTitle } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';
import { CalendarScreen } from './CalendarScreen';
import { loadEvents } from './loadEvents';
import { eventsHref, parseEvents } from './parameters';

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
