import { addDays } from './clock.ts';

const toWeekday = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay();

/** From Christmas Eve to New Year's Day. */
const isTurnOfYear = (day: string): boolean => day.slice(5) >= '12-24' || day.endsWith('-01-01');

/** The fourth Thursday of November and the Friday after it. */
const isThanksgiving = (day: string): boolean => {
  const weekday = toWeekday(day);
  const thursday = weekday === 5 ? addDays(day, -1) : day;
  return (
    (weekday === 4 || weekday === 5) && thursday >= `${day.slice(0, 5)}11-22` && thursday <= `${day.slice(0, 5)}11-28`
  );
};

/** Whether a sample event may take place on a day: a business day without a holiday on which nobody travels. */
export const isEventDay = (day: string): boolean =>
  ![0, 6].includes(toWeekday(day)) && !isTurnOfYear(day) && !isThanksgiving(day) && !day.endsWith('-07-04');

/** The nearest day, forward or backward, from which all days of an event are event days. */
export const findEventDay = (day: string, endsDaysLater: number, direction: 1 | -1): string => {
  let first = day;
  while (!Array.from({ length: endsDaysLater + 1 }, (_, offset) => addDays(first, offset)).every(isEventDay))
    first = addDays(first, direction);
  return first;
};
