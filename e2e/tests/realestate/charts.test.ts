import { describe, expect } from 'vitest';
import { axe } from '../../src/axe.ts';
import { queryProvider } from '../../src/content.ts';
import { get } from '../../src/http.ts';
import { collectShifts, cumulativeShift } from '../../src/shifts.ts';
import { test } from '../../src/test.ts';

type Story = { uri: string; title: string };

const findStory = async (slug: string): Promise<string> => {
  const { getArticleSearch } = await queryProvider<{ getArticleSearch: { contents: readonly Story[] } }>(
    'query Find($query: String!) { getArticleSearch(domain: "plotline", query: $query, pageSize: 50) { contents { uri } } }',
    { query: slug.replaceAll('-', ' ') },
  );
  const story = getArticleSearch.contents.find(({ uri }) => uri.includes(slug));
  if (!story) throw new Error(`The sample content has no story ${slug}.`);
  return story.uri;
};

const dots = 'net-lease-buyers-paying-for-years';
const line = 'brandon-garden-complex-wind-year-by-year';
const barsAndTable = 'kendall-square-labs-priced-by-fume-hood';

describe('charts in articles', () => {
  test.for([dots, line, barsAndTable])(
    '%s: labels of at least 12 px on a phone, within the column, nothing moves',
    async (slug, { visit }) => {
      const page = await visit(await findStory(slug), { width: 390 });
      const chart = page.locator('.chart-figure').first();
      await chart.scrollIntoViewIfNeeded();
      const texts = await chart.locator('svg text:visible').evaluateAll((elements) =>
        elements.map((element) => {
          const { left, right } = element.getBoundingClientRect();
          return { left, right, size: Number.parseFloat(getComputedStyle(element).fontSize) };
        }),
      );
      expect(texts.length).toBeGreaterThanOrEqual(4);
      for (const { left, right, size } of texts) {
        expect(size).toBeGreaterThanOrEqual(12);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(390);
      }
      const shifts = await collectShifts(page);
      expect(cumulativeShift(shifts), JSON.stringify(shifts)).toBe(0);
    },
  );

  test('a chart has its text alternative, its data and no accessibility issue, and is printed with its source, without the controls', async ({
    visit,
  }) => {
    const page = await visit(await findStory(dots));
    const drawing = page.getByRole('img', { name: /^Dot chart of cap rates/ });
    expect(await drawing.count()).toBe(1);
    await page.emulateMedia({ media: 'print' });
    expect(await drawing.isVisible()).toBe(true);
    expect(await page.getByText('Source: Plotline review').isVisible()).toBe(true);
    expect(await page.getByText('Show the data').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await page.getByText('Show the data').click();
    const data = page.locator('.chart-figure');
    expect(await data.getByRole('row', { name: /^Under 5 years/ }).textContent()).toBe('Under 5 years7.92%8.66%');
    expect(await axe(page, 'without frames')).toEqual([]);
  });

  test('its data are a file', async () => {
    const { status, headers, text } = await get(`${await findStory(dots)}chart-1.csv`);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${dots}-1.csv"`);
    expect(text.split('\r\n').slice(0, 2)).toEqual([
      'Term remaining,Year earlier,Past 12 months',
      '15 years or more,6.28,6.35',
    ]);
    expect((await get(`${await findStory(dots)}chart-2.csv`)).status).toBe(404);
  });

  test('AMP has the chart, other pages none of its styles', async () => {
    const { text } = await get(`/amp${await findStory(line)}`);
    expect(text).toContain('class="chart-figure"');
    expect(text).toContain('.chart-figure{');
    expect((await get('/')).text).not.toContain('chart-figure');
  });
});

test('the market strip has its day and source on the home page, section fronts and markets', async () => {
  for (const path of ['/', '/markets/', '/sectors/', '/markets/atlanta/']) {
    const { text } = await get(path);
    expect(text, path).toMatch(/aria-label="Market data"/);
    expect(text, path).toMatch(/As of <time dateTime="\d{4}-\d\d-\d\d">/i);
  }
});

test('a market or a sector has the figures of its own stories, or none', async () => {
  const boston = 'Boston lab availability';
  for (const path of ['/markets/boston/', '/markets/northeast/', '/sectors/life-sciences/'])
    expect((await get(path)).text, path).toContain(boston);
  for (const path of ['/markets/atlanta/', '/sectors/', '/sectors/office/'])
    expect((await get(path)).text, path).not.toContain(boston);
  expect((await get('/markets/denver/')).text).not.toContain('aria-label="Market data"');
});
