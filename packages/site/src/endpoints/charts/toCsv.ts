import type { WireChart } from '../../content/story/chart';
import { formatCsv } from '../formatCsv';

/** A negative number is no formula. */
const toValue = (cell: string): string | number => (/^-\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : cell);

/** Formats the data of a chart as CSV. */
export const toCsv = ({ columns, rows }: Pick<WireChart, 'columns' | 'rows'>): string =>
  formatCsv([columns, ...rows.map((row) => row.map(toValue))], 'plain');
