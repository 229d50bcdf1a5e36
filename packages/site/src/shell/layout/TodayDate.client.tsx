'use client';

import { useEffect, useState } from 'react';
import type { CalendarDay } from './calendarDays';

/**
 * Today's date: the first day that has not ended by the browser's clock. A cached page older than its list of days
 * shows no date.
 */
export const TodayDate = ({ days }: { days: readonly CalendarDay[] }) => {
  const [index, setIndex] = useState(0);
  useEffect(() => setIndex(days.findIndex(({ endsAtMs }) => Date.now() < endsAtMs)), [days]);
  const day = days[index];
  return day && <time dateTime={day.iso}>{day.text}</time>;
};
