import { describe, expect, test } from 'vitest';
import { articleContent } from '@masthead/content-rules/html-rules';
import { forbiddenIn } from '@masthead/content-rules/hostile-html';
import { toBody } from '../bodyBlocks.ts';
import { listChartIssues } from './chart.ts';

const fields = {
  type: 'bar',
  title: "The market's empty floors",
  source: 'Harbor Wire',
  alt: '"Bar chart of vacancy: Atlanta 18.4%, Dallas 21%."',
};
const rows = ['Market, Vacancy', 'Atlanta, 18.4', 'Dallas, 21'];

/** A chart block with changed fields; undefined removes one. */
const chart = (change: Record<string, string | undefined> = {}, data: readonly string[] = rows): string => {
  const lines = Object.entries({ ...fields, ...change }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  );
  return ['```chart', ...lines, 'data: |', ...data.map((row) => `  ${row}`), '```'].join('\n');
};

const list = (body: string): readonly string[] =>
  listChartIssues(body).map(({ path, message }) => `${path.join('.')} ${message}`);

describe('a chart block', () => {
  test('becomes a table in the body, and a chart that names its block', () => {
    const { blocks, charts } = toBody(`The first paragraph.\n\n${chart({ suffix: '"%"' })}\n\nThe last one.`);
    expect(blocks).toHaveLength(3);
    expect(blocks[1]).toContain('<th scope="row">Atlanta</th><td align="right">18.4%</td>');
    expect(blocks[1]).toContain('<td align="right">21.0%</td>');
    expect(charts).toEqual([
      expect.objectContaining({
        block: 1,
        title: 'The market’s empty floors',
        decimals: 1,
        columns: ['Market', 'Vacancy'],
        rows: [
          ['Atlanta', '18.4'],
          ['Dallas', '21'],
        ],
      }),
    ]);
  });

  test('keeps quoted texts with commas, and gaps', () => {
    const { charts } = toBody(chart({ type: 'line' }, ['Year,"Rent, net",Other', '2024,1,', '2025,,2']));
    expect(charts[0]).toMatchObject({
      columns: ['Year', 'Rent, net', 'Other'],
      rows: [
        ['2024', '1', ''],
        ['2025', '', '2'],
      ],
    });
  });

  test('keeps the texts of a table as they were written', () => {
    const { charts } = toBody(
      chart({ type: 'table' }, ['Source,Amount', 'Mortgage,"$52.0 million, senior"', 'Equity,']),
    );
    expect(charts[0]?.rows).toEqual([
      ['Mortgage', '$52.0 million, senior'],
      ['Equity', ''],
    ]);
  });

  test('reports every issue at once', () => {
    expect(
      list(
        `${chart({ type: 'pie', colour: 'red', alt: 'short' })}\n\n${chart({ source: undefined }, ['a,b', 'c,$1', 'c,2,3'])}`,
      ),
    ).toEqual([
      'charts.0.type Invalid option: expected one of "bar"|"line"|"dot"|"table"',
      'charts.0.alt must say what the chart shows, in at least 30 characters',
      'charts.0 Unrecognized key: "colour"',
      'charts.1.source Invalid input: expected string, received undefined',
      'charts.1.data.2 "c" occurs more than once',
      'charts.1.data.1 "$1" is not a number. Write digits only; prefix and suffix have the unit',
      'charts.1.data.2 has 3 values and the first line 2. Write numbers without separators, and quote a text with a comma',
    ]);
  });

  test.each<[name: string, body: string, issue: RegExp]>([
    ['without an end', '```chart\ntype: bar', /charts\.0 has no end/],
    ['with a custom tag', '```chart\ntype: !!js/function "x"\n```', /charts\.0 line 1 of the chart: Unresolved tag/],
    [
      'with a colon in a plain value',
      chart({ source: 'Harbor Wire: a review' }),
      /line 3 of the chart: .* needs quotation marks/,
    ],
    ['with broken CSV', chart({}, ['a,b', '"c,1', 'd,2']), /charts\.0\.data is not CSV/],
    ['without rows', chart({}, ['a,b']), /charts\.0\.data has 0 rows; a bar chart has 2 to 16/],
    ['with too many rows', chart({}, ['a,b', ...Array.from({ length: 17 }, (_, row) => `r${row},1`)]), /has 17 rows/],
    ['with too many series', chart({}, ['a,b,c,d,e', 'f,1,2,3,4', 'g,1,2,3,4']), /has 4 columns of values/],
    ['with a long label', chart({}, ['a,b', `${'x'.repeat(61)},1`, 'd,2']), /a text of more than 60 characters/],
    [
      'with a line break in a cell',
      chart({ type: 'table' }, ['a,b', '"c', '  d",1', 'e,2']),
      /a text with a line break/,
    ],
    ['with an empty series', chart({}, ['a,b,c', 'd,1,', 'e,2,']), /has no value of "c"/],
    [
      'with a highlight that it lacks',
      chart({ highlight: '[Boston]' }),
      /highlight\.0 "Boston" is neither a column nor a row/,
    ],
    ['with a number over the bounds', chart({}, ['a,b', 'c,1e9', 'd,2']), /"1e9" is not a number/],
    ['with a line break in its title', chart({ title: '"a\\nb"' }), /charts\.0\.title must be one line/],
    [
      'beyond the maximum',
      Array.from({ length: 9 }, () => chart()).join('\n\n'),
      /charts has 9 charts; the maximum is 8/,
    ],
  ])('%s is refused', (_, body, issue) => {
    expect(list(body).join('\n')).toMatch(issue);
  });

  test('cannot bring markup into the body', () => {
    const hostile = chart({ title: '"<script>x</script>"' }, [
      'a,<img src=x onerror=y>',
      '<b onclick=x>c</b>,1',
      'd,2',
    ]);
    const { blocks } = toBody(hostile);
    expect(forbiddenIn(blocks.join(''), articleContent)).toEqual([]);
    expect(blocks.join('')).toContain('&lt;script&gt;');
  });

  test('is read in linear time when many have no end', () => {
    // Quadratic time would exceed the time limit of a test by far.
    expect(list('```chart\n'.repeat(500_000))[0]).toMatch(/has no end/);
  });

  test('leaves other code blocks and quoted ones alone', () => {
    expect(toBody('```\nchart\n```\n\n> ```chart\n> 0\n> ```').charts).toEqual([]);
  });
});
