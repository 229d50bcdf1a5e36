import { formatChartValue, getChartAlign } from '@masthead/content-rules/charts';
import { escapeHtml } from '@masthead/content-rules/html';
import { z } from 'zod';
import { chartTypes, type StoredChart } from '../../../db/tables/columns.ts';
import { parsePlainYaml } from '../frontMatter.ts';
import type { Typeset } from '../typeset.ts';
import { type ChartBlock, splitChartBlocks } from './chartBlocks.ts';
import { chartLimits, type DataIssue, parseChartData } from './chartData.ts';

const lineOfText = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .regex(/^[^\n\r]*$/, 'must be one line');

const chartSchema = z.strictObject({
  type: z.enum(chartTypes),
  title: lineOfText.max(120),
  subtitle: lineOfText.max(160).optional(),
  source: lineOfText.max(200),
  note: lineOfText.max(400).optional(),
  alt: lineOfText.min(30, 'must say what the chart shows, in at least 30 characters').max(500),
  prefix: z.string().max(4).default(''),
  suffix: z.string().max(12).default(''),
  decimals: z.int().min(0).max(4).optional(),
  highlight: z.array(lineOfText).max(4).default([]),
  data: z.string(),
});

type ChartIssue = { path: readonly (string | number)[]; message: string };
type ChartResult = { ok: true; value: StoredChart } | { ok: false; issues: readonly ChartIssue[] };

const toDataIssue = ({ line, message }: DataIssue): ChartIssue => ({
  path: line === undefined ? ['data'] : ['data', line],
  message,
});

const countDecimals = (rows: readonly (readonly string[])[]): number =>
  Math.max(0, ...rows.flatMap(([, ...values]) => values.map((value) => value.split('.')[1]?.length ?? 0)));

const readData = (type: unknown, data: unknown) => {
  const chartType = chartTypes.find((name) => name === type);
  return chartType && typeof data === 'string' ? parseChartData(chartType, data) : undefined;
};

const parseFields = (fields: Record<string, unknown>, typeset: Typeset): ChartResult => {
  const parsed = chartSchema.safeParse(fields);
  const data = readData(fields['type'], fields['data']);
  const issues: ChartIssue[] = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => ({ path: path as (string | number)[], message })),
    ...(data && !data.ok ? data.issues.map(toDataIssue) : []),
  ];
  if (!parsed.success || !data?.ok) return { ok: false, issues };
  const { type, title, subtitle, source, note, alt, prefix, suffix, decimals, highlight } = parsed.data;
  const { columns, rows } = data.value;
  const names = new Set([...columns.slice(1), ...rows.map(([label]) => label)]);
  const unknown = highlight.flatMap((name, index) => (names.has(name) ? [] : [{ index, name }]));
  if (unknown.length > 0)
    return {
      ok: false,
      issues: unknown.map(({ index, name }) => ({
        path: ['highlight', index],
        message: `"${name}" is neither a column nor a row of the data`,
      })),
    };
  const toCell = (cell: string): string => (type === 'table' ? typeset(cell) : cell);
  return {
    ok: true,
    value: {
      type,
      title: typeset(title),
      subtitle: subtitle === undefined ? null : typeset(subtitle),
      source: typeset(source),
      note: note === undefined ? null : typeset(note),
      alt: typeset(alt),
      prefix,
      suffix,
      decimals: type === 'table' ? 0 : (decimals ?? countDecimals(rows)),
      highlight: highlight.map(typeset),
      columns: columns.map(typeset),
      rows: rows.map(([label = '', ...cells]) => [typeset(label), ...cells.map(toCell)]),
    },
  };
};

/** Parses one chart block, with its texts typeset. Returns all issues. */
export const parseChart = ({ source, end }: Pick<ChartBlock, 'source' | 'end'>, typeset: Typeset): ChartResult => {
  const fail = (message: string): ChartResult => ({ ok: false, issues: [{ path: [], message }] });
  if (end === 'missing') return fail('has no end: add a line of "```" after the chart');
  if (source.length > chartLimits.sourceCharacters)
    return fail(`has ${source.length} characters; the maximum is ${chartLimits.sourceCharacters}`);
  const yaml = parsePlainYaml(source);
  return yaml.ok
    ? parseFields(yaml.value, typeset)
    : fail(`line ${yaml.error.line} of the chart: ${yaml.error.message}`);
};

/** Lists all issues of the charts in a Markdown body; paths begin with `charts[0]`. */
export const listChartIssues = (body: string): readonly ChartIssue[] => {
  const { blocks } = splitChartBlocks(body);
  if (blocks.length > chartLimits.charts)
    return [{ path: ['charts'], message: `has ${blocks.length} charts; the maximum is ${chartLimits.charts}` }];
  return blocks.flatMap((block, index) => {
    const chart = parseChart(block, (text) => text);
    return chart.ok ? [] : chart.issues.map(({ path, message }) => ({ path: ['charts', index, ...path], message }));
  });
};

/** Returns a chart as an HTML table, for every consumer of the body that draws no chart. */
export const toChartTable = (chart: StoredChart): string => {
  const toText = (cell: string): string => escapeHtml(chart.type === 'table' ? cell : formatChartValue(cell, chart));
  const align = (index: number): string => (getChartAlign(chart, index) === 'end' ? ' align="right"' : '');
  const head = chart.columns.map((name, index) => `<th scope="col"${align(index)}>${escapeHtml(name)}</th>`).join('');
  const rows = chart.rows.map(
    ([label = '', ...cells]) =>
      `<tr><th scope="row">${escapeHtml(label)}</th>${cells.map((cell, index) => `<td${align(index + 1)}>${toText(cell)}</td>`).join('')}</tr>`,
  );
  const caption = [chart.title, chart.subtitle]
    .filter(Boolean)
    .map((text) => escapeHtml(text ?? ''))
    .join('. ');
  const foot = [chart.note, `Source: ${chart.source}`]
    .filter(Boolean)
    .map((text) => escapeHtml(text ?? ''))
    .join(' ');
  return `<figure class="chart"><div class="table-scroll" role="region" tabindex="0" aria-label="${escapeHtml(chart.title)}"><table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div><figcaption>${foot}</figcaption></figure>`;
};
