import { formatFixed } from '@masthead/texts/numbers';
import { scaleLinear } from 'd3-scale';
import type { ChartRow, ChartView } from './chartTypes';

/** A scale from values to percent of a width or px of a height, and the values of its ticks. */
type ValueScale = { toPosition: (value: number) => number; ticks: readonly number[] };

const getValues = (rows: readonly ChartRow[]): readonly number[] =>
  rows.flatMap(({ cells }) => cells.flatMap(({ value }) => value ?? []));

/**
 * `zero`: the scale begins at zero, as lengths must; `data`: it has the range of the values; `ticks`: that range, and
 * it ends at ticks.
 */
export const createValueScale = (
  rows: readonly ChartRow[],
  base: 'zero' | 'data' | 'ticks',
  range: readonly [number, number],
  tickCount: number,
): ValueScale => {
  const values = getValues(rows);
  const min = Math.min(...values, ...(base === 'zero' ? [0] : []));
  const max = Math.max(...values, ...(base === 'zero' ? [0] : []));
  // A flat line is in the middle of its scale.
  const scale = scaleLinear()
    .domain(min === max ? [min - 1, max + 1] : [min, max])
    .range([...range]);
  if (base === 'ticks') scale.nice(tickCount);
  return { toPosition: (value) => Math.round(scale(value) * 100) / 100, ticks: scale.ticks(tickCount) };
};

/** Formats the values of an axis with as many digits as their steps need. */
export const formatTicks = (ticks: readonly number[], { prefix, suffix }: ChartView['unit']): readonly string[] => {
  const decimals = Math.max(0, ...ticks.map((tick) => String(tick).split('.')[1]?.length ?? 0));
  return ticks.map((tick) => `${tick < 0 ? '−' : ''}${prefix}${formatFixed(Math.abs(tick), decimals)}${suffix}`);
};

/** Width in px that the longest of some labels of an axis or value needs. */
export const measureLabels = (texts: readonly string[]): number =>
  Math.ceil(Math.max(0, ...texts.map((text) => text.length)) * 8) + 11;

/** The number of the ink of a series or row: 1 stands out. */
export const getInk = (
  { columns, highlight }: Pick<ChartView, 'columns' | 'highlight'>,
  series: number,
  row?: string,
): 1 | 2 | 3 | 4 => {
  if (highlight.length === 0) return ([1, 2, 3, 4] as const)[series] ?? 4;
  const names = columns.slice(1).map(({ name }) => name);
  if (row !== undefined && highlight.includes(row)) return 1;
  if (highlight.includes(names[series] ?? '')) return 1;
  const others = names.filter((name) => !highlight.includes(name));
  return ([2, 3, 4] as const)[others.indexOf(names[series] ?? '')] ?? 2;
};
