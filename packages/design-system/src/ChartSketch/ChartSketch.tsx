import { line } from 'd3-shape';
import { createValueScale, getInk } from '../Chart/chartScale';
import { placePoints } from '../Chart/chartTime';
import type { ChartView } from '../Chart/chartTypes';
import { vars } from '../theme/contract.css';
import * as styles from './ChartSketch.css';

/** What a drawing without texts needs of a chart. A table has none. */
export type SketchedChart = Pick<ChartView, 'columns' | 'rows' | 'highlight'> & { type: 'bar' | 'dot' | 'line' };

export type ChartSketchProps = {
  chart: SketchedChart;
  aspect: keyof typeof styles.sketch;
  /** Whether the names of several series are above the drawing, in their inks. For large drawings. */
  names?: 'visible' | 'hidden';
};

const width = 240;
const height = 160;
const margin = 28;
const right = width - margin;
const bottom = height - margin;
/** The inks of charts (`getInk`), as attributes: a list without charts has no style of them. */
const { accent, ink, ink2, ink3, rule2 } = vars.color;
const areaInks = { 1: accent, 2: ink3, 3: ink, 4: rule2 } as const;
const lineInks = { 1: accent, 2: ink3, 3: ink, 4: ink2 } as const;
/** Share of a row that its bars take. */
const barShare = 0.68;

const Lines = ({ chart: { columns, rows, highlight } }: Pick<ChartSketchProps, 'chart'>) => {
  const points = placePoints(rows.map(({ label }) => label));
  const { toPosition } = createValueScale(rows, 'data', [bottom, margin], 4);
  const toX = (row: number): number => Math.round(margin + ((right - margin) * (points[row]?.at ?? 0)) / 100);
  return columns.slice(1).map(({ name }, series) => {
    const path = line<(typeof rows)[number]>()
      .defined(({ cells }) => cells[series]?.value !== undefined)
      .x((_, row) => toX(row))
      .y(({ cells }) => Math.round(toPosition(cells[series]?.value ?? 0)));
    return (
      <path
        key={name}
        fill="none"
        stroke={lineInks[getInk({ columns, highlight }, series)]}
        strokeWidth={3}
        strokeLinejoin="round"
        d={path([...rows]) ?? ''}
      />
    );
  });
};

const Bars = ({ chart: { columns, rows, highlight } }: Pick<ChartSketchProps, 'chart'>) => {
  const { toPosition } = createValueScale(rows, 'zero', [margin, right], 4);
  const zero = toPosition(0);
  const rowHeight = (bottom - margin) / rows.length;
  const barHeight = (rowHeight * barShare) / (columns.length - 1);
  return rows.map(({ label, cells }, row) =>
    cells.map(({ value }, series) =>
      value === undefined ? null : (
        <rect
          key={`${label} ${series}`}
          fill={areaInks[getInk({ columns, highlight }, series, label)]}
          x={Math.round(Math.min(zero, toPosition(value)))}
          y={Math.round(margin + row * rowHeight + series * barHeight)}
          width={Math.round(Math.abs(toPosition(value) - zero))}
          height={Math.max(1, Math.round(barHeight) - 1)}
        />
      ),
    ),
  );
};

const Dots = ({ chart: { columns, rows, highlight } }: Pick<ChartSketchProps, 'chart'>) => {
  const { toPosition } = createValueScale(rows, 'data', [margin, right], 4);
  const rowHeight = (bottom - margin) / rows.length;
  return rows.map(({ label, cells }, row) => {
    const y = Math.round(margin + (row + 0.5) * rowHeight);
    const at = cells.flatMap(({ value }) => (value === undefined ? [] : Math.round(toPosition(value))));
    return (
      <g key={label}>
        <path stroke={rule2} strokeWidth={2} d={`M${Math.min(...at)} ${y}H${Math.max(...at)}`} />
        {cells.map(({ value }, series) =>
          value === undefined ? null : (
            <circle
              key={series}
              fill={areaInks[getInk({ columns, highlight }, series, label)]}
              cx={Math.round(toPosition(value))}
              cy={y}
              r={5}
            />
          ),
        )}
      </g>
    );
  });
};

/** The names of the series. A fourth has an ink that is too light for text. */
const Names = ({ chart: { type, columns, highlight } }: Pick<ChartSketchProps, 'chart'>) => {
  const inks = type === 'line' ? lineInks : areaInks;
  return columns.length < 3 || columns.length > 4 ? null : (
    <text className={styles.names} x={margin} y={14}>
      {columns.slice(1).map(({ name }, series) => (
        <tspan key={name} dx={series === 0 ? 0 : 10} fill={inks[getInk({ columns, highlight }, series)]}>
          {name}
        </tspan>
      ))}
    </text>
  );
};

const drawings = { bar: Bars, dot: Dots, line: Lines } as const;

/** A small drawing of a story's first chart, in place of a picture in lists. The headline beside it says what it shows. */
export const ChartSketch = ({ chart, aspect, names = 'hidden' }: ChartSketchProps) => {
  const Drawing = drawings[chart.type];
  return (
    <svg className={styles.sketch[aspect]} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path stroke={rule2} d={chart.type === 'bar' ? `M${margin} 20V140` : `M${margin} 140H${right}`} />
      <Drawing chart={chart} />
      {names === 'visible' && <Names chart={chart} />}
    </svg>
  );
};
