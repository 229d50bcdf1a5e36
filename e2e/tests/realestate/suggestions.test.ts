import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { axe } from '../../src/axe.ts';
import { get } from '../../src/http.ts';
import { collectShifts, cumulativeShift } from '../../src/shifts.ts';
import { test } from '../../src/test.ts';

const getField = (area: Locator): Locator => area.getByPlaceholder('Enter search keywords');
// The search page has other options: those of its order.
const getOptions = (page: Page): Locator => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

const openHeaderSearch = async (page: Page): Promise<Locator> => {
  await page.getByRole('banner').locator('details:has(input[name=q]) > summary').click();
  return getField(page.getByRole('banner'));
};

describe('suggestions of the search field', () => {
  test('are loaded at the first focus, and chosen by keyboard without a shift', async ({ visit }) => {
    const page = await visit('/static/about-us/');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    expect(requests).not.toContain('/search/suggestions.json');
    const loaded = page.waitForResponse('**/search/suggestions.json');
    const field = await openHeaderSearch(page);
    await loaded;
    await field.pressSequentially('atl');
    await getOptions(page).first().waitFor();
    expect(await getOptions(page).first().textContent()).toBe('Atlanta Market');
    expect(await field.getAttribute('role')).toBe('combobox');
    expect(await field.getAttribute('aria-expanded')).toBe('true');
    expect(await axe(page, 'without frames')).toEqual([]);

    await field.press('ArrowDown');
    const active = await field.getAttribute('aria-activedescendant');
    expect(await page.locator('[aria-selected="true"]').getAttribute('id')).toBe(active);
    await field.press('Escape');
    await expect.poll(() => getOptions(page).count()).toBe(0);
    expect(await field.inputValue()).toBe('atl');
    expect(await field.isVisible(), 'the search stays open').toBe(true);
    await field.press('ArrowDown');
    await getOptions(page).first().waitFor();
    await field.press('ArrowDown');
    await field.press('Enter');
    await page.waitForURL('**/markets/atlanta/');
    expect(cumulativeShift(await collectShifts(page))).toBe(0);
  });

  test('are chosen by pointer on the search page, at 390 px, without regard to case', async ({ visit }) => {
    const page = await visit('/search/', { width: 390 });
    const field = getField(page.getByRole('main'));
    await field.fill('HARROW');
    const option = page.getByRole('option', { name: 'Harrow & Pike Company' });
    await option.waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await option.click();
    await page.waitForURL('**/company-resources/**');
  });

  test('disappear when the field is left, and Enter without a choice searches', async ({ visit }) => {
    const page = await visit('/search/');
    const field = getField(page.getByRole('main'));
    await field.fill('office');
    await getOptions(page).first().waitFor();
    await field.press('Tab');
    await expect.poll(() => getOptions(page).count()).toBe(0);
    await field.fill('offic');
    await getOptions(page).first().waitFor();
    await field.press('Enter');
    await page.waitForURL('**/search/?*q=offic*');
  });

  test('have one cached index under 30 KB, which revalidates by ETag', async () => {
    const first = await get('/search/suggestions.json');
    expect(first.status).toBe(200);
    expect(first.text.length).toBeLessThan(100_000);
    const response = await fetch(`${inject('origin')}/search/suggestions.json`);
    const etag = response.headers.get('etag') ?? '';
    expect(response.headers.get('cache-control')).toMatch(/s-maxage=\d+/);
    const again = await fetch(`${inject('origin')}/search/suggestions.json`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });
});

test('a search with a spelling mistake offers the correction', async ({ visit }) => {
  const page = await visit('/search/?q=ofice+atlenta');
  await page.getByRole('link', { name: 'Did you mean “office atlanta”?' }).click();
  await page.waitForURL('**/search/?*q=office*atlanta*');
  expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(0);
});
