import { siteBehavior } from '../behavior';
import type { CalendarDay } from './calendarDays';

/** Today's date. The browser replaces it on a page that is cached since an earlier day. */
export const TodayDate = ({ days }: { days: readonly CalendarDay[] }) =>
  days[0] && (
    <time dateTime={days[0].iso} {...siteBehavior('today-date', { days })}>
      {days[0].text}
    </time>
  );
