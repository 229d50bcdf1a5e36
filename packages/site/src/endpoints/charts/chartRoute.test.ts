import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { aSite } from '../../../test/aSite';
import { aChart, anArticle, byLabel } from '../../../test/wire';
import { loadChartData } from './chartRoute';
import { toCsv } from './toCsv';

const site = aSite(byLabel({ article: anArticle('tower', { charts: [aChart()] }) }));
const load = (...path: string[]) => loadChartData(site, { path });

describe('the data of a chart', () => {
  test('are a CSV file to download', async () => {
    expect(await load('2026', '11', '21', 'tower', '1')).toEqual({
      ok: true,
      value: {
        text: 'Market,Vacancy\r\nAtlanta,18.4\r\n"Dallas, north",-2\r\n',
        type: 'text/csv; charset=utf-8',
        headers: { 'content-disposition': 'attachment; filename="tower-1.csv"' },
      },
    });
  });

  test.each([['2'], ['0'], ['01'], ['1.csv'], ['']])('there is no chart "%s"', async (number) => {
    expect(await load('2026', '11', '21', 'tower', number)).toMatchObject({ ok: false, error: { kind: 'not-found' } });
  });

  test.each(['=1+2', '+1', '-cmd', '@SUM(A1)', '\t=1', '\r=1'])('a text %j is no formula in a spreadsheet', (text) => {
    const [, row] = parse(toCsv({ columns: ['a', text], rows: [[text, '-5']] })) as string[][];
    expect(row).toEqual([`'${text}`, '-5']);
  });
});
