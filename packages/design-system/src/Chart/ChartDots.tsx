import { createValueScale, formatTicks, getInk, measureLabels } from './chartScale';
import type { ChartRow, ChartView } from './chartTypes';

const rowHeight = 34;

const byValue = ({ cells }: ChartRow) =>
  cells
    .flatMap(({ value, text }, series) => (value === undefined ? [] : [{ value, text, series }]))
    .toSorted((a, b) => a.value - b.value);

/** Dots on a common scale, which need not begin at zero; a line joins the dots of a row. */
export const ChartDots = ({ chart }: { chart: ChartView }) => {
  const { rows } = chart;
  const { toPosition, ticks } = createValueScale(rows, 'data', [0, 100], 4);
  const labels = formatTicks(ticks, chart.unit);
  const room = measureLabels(rows.flatMap(({ cells }) => cells.map(({ text }) => text)));
  const space = <svg width={room} height={1} />;
  return (
    <>
      {rows.map((row) => {
        const dots = byValue(row);
        const [least, most] = [dots[0], dots.at(-1)];
        return (
          <div key={row.label} className="chart-row chart-dots">
            <span className="chart-label">{row.label}</span>
            <span className="chart-line">
              {space}
              <svg className="chart-grow" height={rowHeight}>
                {ticks.map((tick) => (
                  <line
                    key={tick}
                    className="chart-grid"
                    x1={`${toPosition(tick)}%`}
                    x2={`${toPosition(tick)}%`}
                    y1={0}
                    y2="100%"
                  />
                ))}
                {least && most && least !== most && (
                  <line
                    className="chart-span"
                    x1={`${toPosition(least.value)}%`}
                    x2={`${toPosition(most.value)}%`}
                    y1="50%"
                    y2="50%"
                  />
                )}
                {dots.map(({ value, text, series }) => (
                  <g key={series}>
                    <circle
                      className={`chart-ink${getInk(chart, series, row.label)}`}
                      cx={`${toPosition(value)}%`}
                      cy="50%"
                      r={6}
                    />
                    {(series === least?.series && least !== most) || series === most?.series ? (
                      <text
                        x={`${toPosition(value)}%`}
                        y="50%"
                        dx={series === most?.series ? 11 : -11}
                        dy=".35em"
                        textAnchor={series === most?.series ? 'start' : 'end'}
                      >
                        {text}
                      </text>
                    ) : null}
                  </g>
                ))}
              </svg>
              {space}
            </span>
          </div>
        );
      })}
      <div className="chart-row">
        <span />
        <span className="chart-line">
          {space}
          <svg className="chart-grow chart-axis" height={20}>
            {ticks.map((tick, index) => (
              <text key={tick} x={`${toPosition(tick)}%`} y={14} textAnchor="middle">
                {labels[index]}
              </text>
            ))}
          </svg>
          {space}
        </span>
      </div>
    </>
  );
};
