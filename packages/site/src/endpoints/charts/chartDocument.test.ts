import { describe, expect, test } from 'vitest';
import { aSite } from '../../../test/aSite';
import { aChart, anArticle, byLabel } from '../../../test/wire';
import { loadChartData } from './chartDocument';

const site = aSite(byLabel({ article: anArticle('tower', { charts: [aChart()] }) }));
const load = (...path: string[]) => loadChartData(site, { path });

describe('the data of a chart', () => {
  test('are a CSV file to download', async () => {
    expect(await load('2026', '11', '21', 'tower', '1')).toEqual({
      ok: true,
      value: {
        text: 'Market,Vacancy\r\nAtlanta,18.4\r\n"Dallas, north",-2.0\r\n',
        type: 'text/csv; charset=utf-8',
        headers: { 'content-disposition': 'attachment; filename="tower-1.csv"' },
      },
    });
  });

  test.each([['2'], ['0'], ['01'], ['1.csv'], ['']])('there is no chart "%s"', async (number) => {
    expect(await load('2026', '11', '21', 'tower', number)).toMatchObject({ ok: false, error: { kind: 'not-found' } });
  });
});
