import type { Brand } from '@masthead/config';
import type { ChartView } from '@masthead/design-system';
import type { QueryResultOf } from '@masthead/graphql-ops';
import { dates } from '@masthead/texts/dates';
import { volumeTexts } from '@masthead/texts/deals';
import { formatIsoDay } from '../schedule';
import { formatMoney } from './formatDeal';

const quarterCount = 6;

/** First day of the first quarter of the chart, YYYY-MM-DD in the brand's time zone. */
export const getFirstQuarter = (today: Date, timeZone: string): string => {
  const [year = 0, month = 1] = formatIsoDay(today, timeZone).split('-').map(Number);
  const quarter = year * 4 + Math.floor((month - 1) / 3) - (quarterCount - 1);
  return `${Math.floor(quarter / 4)}-${String((quarter % 4) * 3 + 1).padStart(2, '0')}-01`;
};

type WireQuarter = NonNullable<QueryResultOf<'deals'>['getDeals']['quarters']>[number];

const toLabel = (day: string): string => {
  const [year, month] = day.split('-').map(Number);
  return dates.quarter(Math.floor(((month ?? 1) - 1) / 3) + 1, year ?? 0);
};

/** The disclosed prices of each quarter as bars. Undefined without two quarters to compare. */
export const toVolumeChart = (
  quarters: readonly WireQuarter[],
  today: Date,
  { name, timeZone }: Pick<Brand, 'name' | 'timeZone'>,
): ChartView | undefined => {
  const currency = quarters[0]?.volume.currency;
  if (!currency || quarters.length < 2) return undefined;
  const month = formatIsoDay(today, timeZone).slice(0, 7);
  const rows = quarters.map(({ quarter, volume }) => ({
    label: toLabel(quarter),
    cells: [{ value: volume.amount, text: formatMoney(volume) }],
    isCurrent: toLabel(quarter) === toLabel(`${month}-01`),
  }));
  return {
    type: 'bar',
    title: volumeTexts.title,
    subtitle: volumeTexts.subtitle(currency),
    source: name,
    alt: volumeTexts.alt(rows.map(({ label, cells: [cell] }) => `${label}: ${cell?.text}`)),
    unit: { prefix: '', suffix: '' },
    highlight: [],
    columns: [
      { name: volumeTexts.quarter, align: 'start' },
      { name: volumeTexts.volume, align: 'end' },
    ],
    rows: rows.map(({ label, cells, isCurrent }) => ({ label: isCurrent ? volumeTexts.toDate(label) : label, cells })),
  };
};
