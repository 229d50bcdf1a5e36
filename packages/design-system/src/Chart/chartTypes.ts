/** A value of a chart: its text with the unit; no `value` for a text or a gap. */
type ChartCell = { text: string; value?: number };
/** A row of a chart. */
export type ChartRow = { label: string; cells: readonly ChartCell[] };
/** A column of a chart; the first one has the labels of the rows. */
type ChartColumn = { name: string; align: 'start' | 'end' };

/** A chart in its displayed form. */
export type ChartView = {
  type: 'bar' | 'line' | 'dot' | 'table';
  title: string;
  /** What is measured, and its unit. */
  subtitle?: string;
  source: string;
  note?: string;
  /** Text alternative of the drawing. */
  alt: string;
  /** Texts around the numbers of an axis. */
  unit: { prefix: string; suffix: string };
  /** Labels of rows or names of columns that stand out. */
  highlight: readonly string[];
  columns: readonly ChartColumn[];
  rows: readonly ChartRow[];
};
