import { createValueScale, getInk, measureLabels } from './chartScale';
import type { ChartView } from './chartTypes';

const barHeight = { one: 22, several: 17 } as const;
const gap = 2;

/** Bars from zero, each with its value. Rows have labels beside the bars, and above them in a narrow column. */
export const ChartBars = ({ chart }: { chart: ChartView }) => {
  const { rows, columns } = chart;
  const texts = (sign: 1 | -1) =>
    rows.flatMap(({ cells }) => cells.flatMap(({ text, value = 0 }) => (value * sign > 0 ? text : [])));
  const reservedSpace = { before: texts(-1).length > 0 ? measureLabels(texts(-1)) : 0, after: measureLabels(texts(1)) };
  const { toPosition } = createValueScale(rows, 'zero', [0, 100], 4);
  const zero = toPosition(0);
  const height = columns.length > 2 ? barHeight.several : barHeight.one;
  const rowHeight = (height + gap) * (columns.length - 1) - gap;
  return rows.map(({ label, cells }) => (
    <div key={label} className="chart-row">
      <span className="chart-label">{label}</span>
      <span className="chart-line">
        {reservedSpace.before > 0 && <svg width={reservedSpace.before} height={1} />}
        <svg className="chart-grow" height={rowHeight}>
          {cells.map(({ value, text }, series) => {
            if (value === undefined) return null;
            const at = toPosition(value);
            const top = series * (height + gap);
            return (
              <g key={series}>
                <rect
                  className={`chart-ink${getInk(chart, series, label)}`}
                  x={`${Math.min(at, zero)}%`}
                  y={top}
                  width={`${Math.round(Math.abs(at - zero) * 100) / 100}%`}
                  height={height}
                />
                <text
                  x={`${at}%`}
                  y={top + height / 2}
                  dx={value < 0 ? -6 : 6}
                  dy=".35em"
                  textAnchor={value < 0 ? 'end' : 'start'}
                >
                  {text}
                </text>
              </g>
            );
          })}
          <line className="chart-base" x1={`${zero}%`} x2={`${zero}%`} y1={0} y2="100%" />
        </svg>
        <svg width={reservedSpace.after} height={1} />
      </span>
    </div>
  ));
};
