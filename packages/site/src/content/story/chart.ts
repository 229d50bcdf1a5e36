import { formatChartValue, getChartAlign } from '@masthead/content-rules/charts';
import type { ChartView, SketchedChart } from '@masthead/design-system';
import { language } from '@masthead/texts/language';
import { chartPath } from '../../routing/documents';
import type { WireArticle, WireTeaser } from './wire';

export type WireChart = WireArticle['charts'][number];

export type ArticleChart = { view: ChartView; csv: string };

const toCell =
  (chart: WireChart) =>
  (cell: string): ChartView['rows'][number]['cells'][number] => {
    if (chart.type === 'table') return { text: cell };
    const value = Number(cell);
    return cell === '' || !Number.isFinite(value)
      ? { text: '' }
      : {
          text: formatChartValue(cell, { ...chart, decimals: Math.min(Math.max(chart.decimals, 0), 6) }, language),
          value,
        };
  };

/** Maps a chart, the `index`-th of an article, to its view. */
export const toChart = (article: string, chart: WireChart, index: number): ArticleChart => ({
  csv: chartPath(article, index + 1),
  view: {
    type: chart.type,
    title: chart.title,
    source: chart.source,
    alt: chart.alt,
    unit: { prefix: chart.prefix, suffix: chart.suffix },
    highlight: chart.highlight,
    columns: chart.columns.map((name, column) => ({ name, align: getChartAlign(chart, column) })),
    rows: chart.rows.map(([label = '', ...cells]) => ({ label, cells: cells.map(toCell(chart)) })),
    ...(chart.subtitle && { subtitle: chart.subtitle }),
    ...(chart.note && { note: chart.note }),
  },
});

/** The chart that leads a story, as lists draw it: without texts. Empty for a story that has a picture. */
export const toSketch = (chart: WireTeaser['leadChart']): { chart?: SketchedChart } => {
  if (!chart || chart.type === 'table') return {};
  const { type, highlight, columns, rows } = chart;
  return {
    chart: {
      type,
      highlight,
      columns: columns.map((name) => ({ name, align: 'end' })),
      rows: rows.map(([label = '', ...cells]) => ({
        label,
        cells: cells.map((cell) => (cell === '' ? { text: '' } : { text: cell, value: Number(cell) })),
      })),
    },
  };
};
