'use client';

import { useEffect, useState } from 'react';

/**
 * Today as a newspaper prints it. Pages are cached for longer than a day may last,
 * so the browser writes the date into room that is kept for it.
 */
export const Today = ({ timeZone, language }: { timeZone: string; language: string }) => {
  const [today, setToday] = useState<Date>();
  useEffect(() => setToday(new Date()), []);
  if (!today) return null;
  const text = new Intl.DateTimeFormat(language, { timeZone, weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }).format(today);
  return <time dateTime={today.toISOString().slice(0, 10)}>{text}</time>;
};
