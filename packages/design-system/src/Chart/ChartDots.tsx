import { createValueScale, formatTicks, getInk, measureLabels } from './chartScale';
import type { ChartRow, ChartView } from './chartTypes';

/** Heights in px: three dots have a label above the middle one. */
const sizes = { two: { height: 34, middle: 17 }, three: { height: 48, middle: 31 } } as const;

const byValue = ({ cells }: ChartRow) =>
  cells
    .flatMap(({ value, text }, series) => (value === undefined ? [] : [{ value, text, series }]))
    .toSorted((a, b) => a.value - b.value);

type Dots = ReturnType<typeof byValue>;

/** The label of the highest dot is behind it, that of the lowest before it, another one above it. */
const getLabelPlace = (dots: Dots, series: number, middle: number) => {
  if (series === dots.at(-1)?.series) return { y: middle, dx: 11, dy: '.35em', textAnchor: 'start' } as const;
  if (series === dots[0]?.series) return { y: middle, dx: -11, dy: '.35em', textAnchor: 'end' } as const;
  return { y: middle - 12, textAnchor: 'middle' } as const;
};

/** Dots on a common scale, which need not begin at zero; a line joins the dots of a row. */
export const ChartDots = ({ chart }: { chart: ChartView }) => {
  const { rows } = chart;
  const { toPosition, ticks } = createValueScale(rows, 'data', [0, 100], 4);
  const { height, middle } = sizes[chart.columns.length > 3 ? 'three' : 'two'];
  const labels = formatTicks(ticks, chart.unit);
  const reservedSpace = measureLabels(rows.flatMap(({ cells }) => cells.map(({ text }) => text)));
  const space = <svg width={reservedSpace} height={1} />;
  return (
    <>
      {rows.map((row) => {
        const dots = byValue(row);
        const [lowest, highest] = [dots[0], dots.at(-1)];
        return (
          <div key={row.label} className="chart-row chart-dots">
            <span className="chart-label">{row.label}</span>
            <span className="chart-line">
              {space}
              <svg className="chart-grow" height={height}>
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
                {lowest && highest && lowest !== highest && (
                  <line
                    className="chart-span"
                    x1={`${toPosition(lowest.value)}%`}
                    x2={`${toPosition(highest.value)}%`}
                    y1={middle}
                    y2={middle}
                  />
                )}
                {dots.map(({ value, text, series }) => (
                  <g key={series}>
                    <circle
                      className={`chart-ink${getInk(chart, series, row.label)}`}
                      cx={`${toPosition(value)}%`}
                      cy={middle}
                      r={6}
                    />
                    <text x={`${toPosition(value)}%`} {...getLabelPlace(dots, series, middle)}>
                      {text}
                    </text>
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
