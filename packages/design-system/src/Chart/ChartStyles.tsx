import { vars } from '../theme/contract.css';
import { createChartCss } from './chartCss';

/** The styles of charts, once on a page that has one. React moves them into the head. */
export const ChartStyles = () => (
  <style href="chart" precedence="page">
    {createChartCss(vars)}
  </style>
);
