import { calendarTexts } from '@masthead/texts/events';
import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';
import { href } from '../../routing/href';
import { CalendarScreen } from './CalendarScreen';
import { loadEditorialCalendar } from './loadEditorialCalendar';

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
