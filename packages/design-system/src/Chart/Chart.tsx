import { chartTexts } from '@masthead/texts/article';
import { ChartBars } from './ChartBars';
import { ChartDots } from './ChartDots';
import { ChartLines } from './ChartLines';
import { getInk } from './chartScale';
import { ChartTable } from './ChartTable';
import type { ChartView } from './chartTypes';
import { SharedStyle } from '../styles/SharedStyle';
import { vars } from '../theme/contract.css';
import { createChartCss } from './chartCss';

export type ChartProps = {
  chart: ChartView;
  /** Address of its data as CSV. */
  csv: string;
};

const drawings = { bar: ChartBars, dot: ChartDots, line: ChartLines } as const;

const Key = ({ chart }: Pick<ChartProps, 'chart'>) => {
  const names = chart.columns.slice(1);
  if (names.length < 2) return null;
  return (
    <ul className="chart-key">
      {names.map(({ name }, series) => (
        <li key={name}>
          <svg width={chart.type === 'line' ? 22 : 12} height={12} aria-hidden="true">
            {chart.type === 'line' ? (
              <path className={`chart-stroke${getInk(chart, series)}`} d="M0 6h22" />
            ) : chart.type === 'dot' ? (
              <circle className={`chart-ink${getInk(chart, series)}`} cx={6} cy={6} r={5} />
            ) : (
              <rect className={`chart-ink${getInk(chart, series)}`} width={12} height={12} />
            )}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
};

const Plot = ({ chart }: Pick<ChartProps, 'chart'>) => {
  if (chart.type === 'table') return <ChartTable chart={chart} />;
  const Drawing = drawings[chart.type];
  return (
    <>
      <Key chart={chart} />
      <div className="chart-plot" role="img" aria-label={chart.alt}>
        <Drawing chart={chart} />
      </div>
    </>
  );
};

/**
 * A chart of an article with its data, drawn on the server (decision 43). The page must have `ChartStyles` once; it has
 * no script. AMP pages use the same markup.
 */
export const Chart = ({ chart, csv }: ChartProps) => (
  <figure className="chart-figure">
    <figcaption className="chart-head">
      <strong>{chart.title}</strong>
      {chart.subtitle && <span>{chart.subtitle}</span>}
    </figcaption>
    <Plot chart={chart} />
    <p className="chart-foot">
      {chart.note && <span>{chart.note}</span>}
      {chartTexts.source(chart.source)}
    </p>
    {chart.type === 'table' ? (
      <p className="chart-csv">
        <a href={csv} download="">
          {chartTexts.download}
        </a>
      </p>
    ) : (
      <details className="chart-data">
        <summary>{chartTexts.show}</summary>
        <ChartTable chart={chart} />
        <p className="chart-csv">
          <a href={csv} download="">
            {chartTexts.download}
          </a>
        </p>
      </details>
    )}
  </figure>
);

/** The styles of charts, once on a page that has one. React moves them into the head. */
export const ChartStyles = () => <SharedStyle name="chart" css={createChartCss(vars)} />;
