import { resourceSortTexts } from '@masthead/texts/resources';
import { dealPeriods } from '../../content/deals/parameters';
import { formatCalendarDate, formatDays, getPeriodFirstDay } from '../../content/schedule';
import type { ResourceQuery } from './parameters';

const toRangeLabel = (start: string, end: string): string => {
  if (start && end) return formatDays(`${start}T12:00:00Z`, `${end}T12:00:00Z`, 'UTC');
  return start
    ? resourceSortTexts.since(formatCalendarDate(start).text)
    : resourceSortTexts.until(formatCalendarDate(end).text);
};

/**
 * The options of the period by their first day. The days of an address that are none of them are the last option, or the
 * first without a first day: choosing another one removes them.
 */
export const toPeriods = (
  { startDate, endDate }: Pick<ResourceQuery, 'startDate' | 'endDate'>,
  today: Date,
  timeZone: string,
): { value: string; label: string }[] => {
  const periods = Object.values(dealPeriods).map(({ label, days }) => ({
    value: days === undefined ? '' : getPeriodFirstDay(days, today, timeZone),
    label,
  }));
  if (endDate === '' && periods.some(({ value }) => value === startDate)) return periods;
  return [
    ...periods.filter(({ value }) => value !== startDate),
    { value: startDate, label: toRangeLabel(startDate, endDate) },
  ];
};
