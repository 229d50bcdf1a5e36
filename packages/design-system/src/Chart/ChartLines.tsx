import { line } from 'd3-shape';
import { createValueScale, formatTicks, getInk, measureLabels } from './chartScale';
import { chooseLabels, placePoints } from './chartTime';
import type { ChartView } from './chartTypes';

const top = 16;
const plotHeight = 236;
const axisHeight = 28;
const height = top + plotHeight + axisHeight;
/** Least distance of two labels, in px. */
const labelDistance = 16;

/** Moves labels apart, in their order from the top. */
const spread = (positions: readonly number[]): readonly number[] => {
  const order = positions.map((_, index) => index).toSorted((a, b) => (positions[a] ?? 0) - (positions[b] ?? 0));
  const moved = [...positions];
  let free = 0;
  for (const index of order) {
    moved[index] = Math.max(moved[index] ?? 0, free);
    free = (moved[index] ?? 0) + labelDistance;
  }
  return moved;
};

type Point = { at: number; y: number; text: string };

/** The first and the highest point of a single line, which are labeled besides the last. */
const getNotable = (points: readonly Point[]): readonly Point[] => {
  const highest = points.reduce<Point | undefined>(
    (best, point) => (best && best.y <= point.y ? best : point),
    undefined,
  );
  return points.filter((point, index) => index < points.length - 1 && (index === 0 || point === highest));
};

const getAnchor = (at: number): 'start' | 'middle' | 'end' => (at < 1 ? 'start' : at > 99 ? 'end' : 'middle');

/** Lines over time or another order. The widths are in percent, so that one drawing fits every column. */
export const ChartLines = ({ chart }: { chart: ChartView }) => {
  const { rows, columns, unit } = chart;
  const points = placePoints(rows.map(({ label }) => label));
  const { toPosition, ticks } = createValueScale(rows, 'ticks', [plotHeight, 0], 5);
  const tickLabels = formatTicks(ticks, unit);
  const series = columns.slice(1).map((_, index) => {
    const values = rows.flatMap(({ cells }, row) => {
      const cell = cells[index];
      return cell?.value === undefined
        ? []
        : [{ at: points[row]?.at ?? 0, y: toPosition(cell.value), text: cell.text }];
    });
    const path = line<(typeof rows)[number]>()
      .defined(({ cells }) => cells[index]?.value !== undefined)
      .x((_, row) => points[row]?.at ?? 0)
      .y(({ cells }) => toPosition(cells[index]?.value ?? 0));
    return { ink: getInk(chart, index), path: path([...rows]) ?? '', values, end: values.at(-1) };
  });
  const endLabels = spread(series.map(({ end }) => end?.y ?? 0));
  return (
    <span className="chart-line">
      <svg className="chart-axis" width={measureLabels(tickLabels)} height={height}>
        {ticks.map((tick, index) => (
          <text key={tick} x={0} y={top + toPosition(tick)} dy=".35em">
            {tickLabels[index]}
          </text>
        ))}
      </svg>
      <svg className="chart-grow" height={height}>
        {ticks.map((tick) => (
          <line
            key={tick}
            className={tick === 0 ? 'chart-base' : 'chart-grid'}
            x1={0}
            x2="100%"
            y1={top + toPosition(tick)}
            y2={top + toPosition(tick)}
          />
        ))}
        <svg y={top} width="100%" height={plotHeight} viewBox={`0 0 100 ${plotHeight}`} preserveAspectRatio="none">
          {series.map(({ ink, path }, index) => (
            <path key={index} className={`chart-stroke${ink}`} d={path} vectorEffect="non-scaling-stroke" />
          ))}
        </svg>
        {series.map(({ ink, values, end }, index) =>
          (rows.length <= 12 ? values : values.slice(-1)).map(({ at, y }) => (
            <circle
              key={`${index} ${at}`}
              className={`chart-ink${ink}`}
              cx={`${at}%`}
              cy={top + y}
              r={end?.at === at ? 4.5 : 3}
            />
          )),
        )}
        {series.length === 1 &&
          getNotable(series[0]?.values ?? []).map(({ at, y, text }) => (
            <text key={at} x={`${at}%`} y={top + y - 11} textAnchor={getAnchor(at)}>
              {text}
            </text>
          ))}
        <g className="chart-axis">
          {chooseLabels(points).map(({ at, text, shownIn }) => (
            <text
              key={at}
              className={shownIn === 'wide' ? 'chart-wide' : undefined}
              x={`${at}%`}
              y={height - 6}
              textAnchor={getAnchor(at)}
            >
              {text}
            </text>
          ))}
        </g>
      </svg>
      <svg width={measureLabels(series.map(({ end }) => end?.text ?? ''))} height={height}>
        {series.map(({ end }, index) => (
          <text key={index} className="chart-end" x={8} y={top + (endLabels[index] ?? 0)} dy=".35em">
            {end?.text}
          </text>
        ))}
      </svg>
    </span>
  );
};
