'use client';

import { useEffect, useState } from 'react';
import type { CalendarDay } from './calendarDays';

/**
 * Today as a newspaper prints it: the first of the days, until the browser's clock has passed its end. A page that was
 * kept for longer than its days reach shows no date.
 */
export const Today = ({ days }: { days: readonly CalendarDay[] }) => {
  const [index, setIndex] = useState(0);
  useEffect(() => setIndex(days.findIndex(({ endsAt }) => Date.now() < endsAt)), [days]);
  const day = days[index];
  return day && <time dateTime={day.iso}>{day.text}</time>;
};
