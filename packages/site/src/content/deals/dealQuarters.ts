import { formatIsoDay } from '../schedule';

/** Number of quarters in the chart, the current one included. */
const quarterCount = 6;

/** First day of the first quarter of the chart, YYYY-MM-DD in the brand's time zone. */
export const getFirstQuarter = (today: Date, timeZone: string): string => {
  const [year = 0, month = 1] = formatIsoDay(today, timeZone).split('-').map(Number);
  const quarter = year * 4 + Math.floor((month - 1) / 3) - (quarterCount - 1);
  return `${Math.floor(quarter / 4)}-${String((quarter % 4) * 3 + 1).padStart(2, '0')}-01`;
};
