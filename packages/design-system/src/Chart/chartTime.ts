import { dates } from '@masthead/texts/dates';
import { scaleLinear, scalePoint, scaleUtc } from 'd3-scale';

type Parsed = { date: Date; text: string };

/** Parses `2024`, `2024-Q3`, `2024-06` or `2024-06-15`. */
const parsePeriod = (label: string): Parsed | undefined => {
  const [, year, quarter, month, day] = /^(\d{4})(?:-Q([1-4])|-(\d{2})(?:-(\d{2}))?)?$/.exec(label) ?? [];
  if (year === undefined) return undefined;
  const monthIndex = quarter ? (Number(quarter) - 1) * 3 : month ? Number(month) - 1 : 0;
  const date = new Date(Date.UTC(Number(year), monthIndex, Number(day ?? 1)));
  if (Number.isNaN(date.getTime()) || monthIndex > 11) return undefined;
  if (quarter) return { date, text: dates.quarter(Number(quarter), Number(year)) };
  if (day) return { date, text: dates.day(date, 'UTC') };
  return { date, text: month ? dates.shortMonth(date, 'UTC') : year };
};

/** A point of the axis of a line chart: its place in percent and its label. */
type AxisPoint = { at: number; text: string };

const round = (value: number | undefined): number => Math.round((value ?? 0) * 100) / 100;

/**
 * Places the points of a line chart: by time if every label is a period (2024, 2024-Q3, 2024-06, 2024-06-15), by value
 * if every label is a number, otherwise at equal distances.
 */
export const placePoints = (labels: readonly string[]): readonly AxisPoint[] => {
  const periods = labels.flatMap((label) => parsePeriod(label) ?? []);
  if (periods.length === labels.length) {
    const dates = periods.map(({ date }) => date.getTime());
    const scale = scaleUtc([Math.min(...dates), Math.max(...dates)], [0, 100]);
    return periods.map(({ date, text }) => ({ at: round(scale(date)), text }));
  }
  const numbers = labels.map(Number);
  if (labels.every((label) => label.trim() !== '') && numbers.every(Number.isFinite)) {
    const scale = scaleLinear([Math.min(...numbers), Math.max(...numbers)], [0, 100]);
    return labels.map((text, index) => ({ at: round(scale(numbers[index] ?? 0)), text }));
  }
  const scale = scalePoint([...labels], [0, 100]);
  return labels.map((text) => ({ at: round(scale(text)), text }));
};

/** How many labels of an axis have space in the narrow and in the wide drawing. */
const maxLabels = { narrow: 4, wide: 8 } as const;

/** A label of an axis. `wide`: not in the narrow drawing. */
type AxisLabel = AxisPoint & { shownIn: 'always' | 'wide' };

/** Chooses the labels of an axis at equal steps, those of the narrow drawing among those of the wide one. */
export const chooseLabels = (points: readonly AxisPoint[]): readonly AxisLabel[] => {
  const last = points.length - 1;
  const step = Math.max(1, Math.ceil(last / (maxLabels.wide - 1)));
  const labelCount = Math.floor(last / step) + 1;
  const narrowStep = step * Math.max(1, Math.ceil((labelCount - 1) / (maxLabels.narrow - 1)));
  return points.flatMap((point, index) => {
    if (index % step !== 0) return [];
    return [{ ...point, shownIn: index % narrowStep === 0 ? ('always' as const) : ('wide' as const) }];
  });
};
