import { SharedStyle } from '../styles/SharedStyle';
import { vars } from '../theme/contract.css';
import { createChartCss } from './chartCss';

/** The styles of charts, once on a page that has one. React moves them into the head. */
export const ChartStyles = () => <SharedStyle name="chart" css={createChartCss(vars)} />;
