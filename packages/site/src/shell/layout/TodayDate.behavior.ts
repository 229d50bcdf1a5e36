import type { Behavior } from '@masthead/design-system/connect-behaviors';
import { readOptions } from '@masthead/design-system/behavior';
import type { CalendarDay } from './calendarDays';

/** Shows the first day that has not ended by the browser's clock. A page older than its list of days shows no date. */
export const todayDate: Behavior = (root) => {
  const { days } = readOptions<{ days: readonly CalendarDay[] }>(root);
  const day = days.find(({ endsAtMs }) => Date.now() < endsAtMs);
  root.textContent = day?.text ?? '';
  root.setAttribute('datetime', day?.iso ?? '');
};
