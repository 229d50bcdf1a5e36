import { breakpoints } from '../theme/media';
import type { vars } from '../theme/contract.css';

type Groups = 'color' | 'font' | 'text' | 'border' | 'space' | 'size';
/** The tokens of a theme that charts use: CSS variables on pages, values in AMP. */
type ChartTokens = { [Group in Groups]: { [Role in keyof (typeof vars)[Group]]: string } };

/**
 * The styles of charts as text: pages with a chart and AMP pages use the same, and other pages load none. Rows become
 * two columns from the breakpoint `s`.
 */
export const createChartCss = ({ color, font, text, border, space, size }: ChartTokens): string =>
  [
    `.chart-figure:where(:not(:only-child)){margin:${space[7]} 0}.chart-figure{border-block-start:${border.masthead};padding-block-start:${space[3]};font:400 ${text.uiSmall}/1.4 ${font.interface};color:${color.ink};font-variant-numeric:lining-nums tabular-nums;break-inside:avoid}`,
    `.chart-figure .chart-head{border:0;padding:0;color:inherit;font:inherit}.chart-head strong{display:block;font:${font.headWeight} ${text.h4}/1.24 ${font.headline};letter-spacing:${font.headTracking};text-wrap:balance}.chart-head span{display:block;margin-block-start:4px;color:${color.ink2}}`,
    `.chart-figure svg{display:block;overflow:visible}.chart-grow{flex:1;width:100%;min-width:0}.chart-plot{margin-block-start:${space[4]}}.chart-foot span{display:block}.chart-line{display:flex;min-width:0}`,
    `.chart-figure text{font:400 ${text.meta}/1 ${font.interface};fill:${color.ink};paint-order:stroke;stroke:${color.paper};stroke-width:4px;stroke-linejoin:round}.chart-axis text,text.chart-axis{fill:${color.ink3}}.chart-figure text.chart-end{font-weight:650}`,
    `.chart-row{display:grid;row-gap:3px}.chart-row+.chart-row{margin-block-start:10px}.chart-dots+.chart-row{margin-block-start:0}.chart-label{line-height:1.25}.chart-dots .chart-label{padding-block-start:6px}`,
    `.chart-ink1{fill:${color.accent}}.chart-ink2{fill:${color.ink3}}.chart-ink3{fill:${color.ink}}.chart-ink4{fill:${color.rule2};stroke:${color.ink2}}`,
    `.chart-figure path{fill:none;stroke-width:2.5;stroke-linejoin:round}.chart-stroke1{stroke:${color.accent}}.chart-stroke2{stroke:${color.ink3}}.chart-stroke3{stroke:${color.ink};stroke-dasharray:6 3}.chart-stroke4{stroke:${color.ink2};stroke-dasharray:2 3}`,
    `.chart-grid{stroke:${color.rule}}.chart-base{stroke:${color.ink}}.chart-span{stroke:${color.rule2};stroke-width:3}`,
    `.chart-figure .chart-key{display:flex;flex-wrap:wrap;gap:4px 18px;margin-block-start:${space[3]};padding:0;list-style:none}.chart-key li{display:flex;align-items:center;gap:7px}`,
    `.chart-foot{margin-block-start:${space[4]};font-size:${text.meta};color:${color.ink3}}.chart-data{margin-block-start:${space[1]};border-block-end:${border.hairline}}.chart-figure summary{display:flex;align-items:center;width:fit-content;min-height:${size.touch};cursor:pointer;font-weight:600}.chart-figure summary::before{content:"+";inline-size:1em}.chart-figure details[open] summary::before{content:"−"}.chart-figure summary::-webkit-details-marker{display:none}`,
    `.chart-frame{overflow-x:auto;margin-block-start:${space[3]}}.chart-data .chart-frame{margin:0}.chart-figure table{width:100%;border-collapse:collapse;border-block-start:${border.hairline};font:inherit}.chart-figure th,.chart-figure td{text-align:start;vertical-align:top;padding-block:8px;padding-inline:0 16px;border-block-end:${border.hairline};font-weight:400}.chart-figure thead th{font-weight:650;vertical-align:bottom}.chart-figure .chart-number{text-align:end;padding-inline:16px 0}.chart-figure .chart-strong>*{font-weight:650}`,
    `.chart-csv a{display:inline-flex;align-items:center;min-height:${size.touch};text-decoration:underline;text-decoration-color:${color.accent};text-underline-offset:3px}`,
    `@media (min-width:${breakpoints.s}px){.chart-plot{display:grid;grid-template-columns:fit-content(38%) minmax(0,1fr);column-gap:${space[4]}}.chart-plot>*{grid-column:1/-1}.chart-row{grid-template-columns:subgrid;align-items:center}.chart-dots .chart-label{padding:0}}`,
    `@media (max-width:${breakpoints.s - 0.02}px){.chart-wide{display:none}}`,
    '@media print{.chart-data,.chart-csv{display:none}.chart-frame{overflow:visible}}',
    '@media (forced-colors:active){.chart-figure text,.chart-ink2,.chart-ink3,.chart-ink4{fill:CanvasText}.chart-ink1{fill:Highlight}.chart-figure path,.chart-figure line{stroke:CanvasText}.chart-figure .chart-stroke1{stroke:Highlight}}',
  ].join('');
