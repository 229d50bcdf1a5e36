import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { axe } from '../../src/axe.ts';
import { isFullRun } from '../../src/env.ts';
import { getScreen, screenNames } from '../../src/screens.ts';
import { collectShifts, cumulativeShift } from '../../src/shifts.ts';
import { test, type Visit } from '../../src/test.ts';
import { sampleContent } from '../../src/testedBrand.ts';

const screens = isFullRun ? screenNames : ['home', 'stream', 'article', 'search'];

const storeChoices = (page: Page, choices: string): Promise<void> =>
  page.evaluate((value) => localStorage.setItem('masthead-reading', value), choices);

const getPaper = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

const getHeadlineSize = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.querySelector('article h1') ?? document.body).fontSize),
  );

const overflowPx = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

const openArticle = async (visit: Visit, width = 1280): Promise<Page> =>
  visit((await getScreen('article')).path, { width });

describe('the dark theme', () => {
  test('follows the system without a choice, and prints in light colors', async ({ visit }) => {
    const page = await openArticle(visit);
    const light = await getPaper(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await getPaper(page)).not.toBe(light);
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    expect(await getPaper(page)).toBe(light);
  });

  test.for(screens)(
    '%s has no accessibility violation in dark colors, nor scrolls sideways in the largest text',
    async (name, { visit }) => {
      const { path, status } = await getScreen(name);
      const page = await visit(path, { status });
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.evaluate(() => document.documentElement.setAttribute('data-text', 'largest'));
      for (const width of [1280, 800, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await axe(page, 'looks'), `accessibility at ${width}`).toEqual([]);
        expect.soft(await overflowPx(page), `pixels too wide at ${width}`).toBeLessThanOrEqual(0);
      }
    },
  );
});

describe('the reading settings', () => {
  test('change the page by keyboard, and the next page from its first paint without a shift', async ({ visit }) => {
    const page = await openArticle(visit);
    const light = await getPaper(page);
    const size = await getHeadlineSize(page);
    await page.getByRole('button', { name: 'Reading' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('radio', { name: 'System' }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: 'System' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => getPaper(page)).not.toBe(light);
    const dark = await getPaper(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => getHeadlineSize(page)).toBeCloseTo(size * 1.15, 1);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('radio', { name: 'System' }).isVisible()).toBe(false);

    const next = await openArticle(visit);
    expect(await getPaper(next)).toBe(dark);
    expect(await getHeadlineSize(next)).toBeCloseTo(size * 1.15, 1);
    expect(cumulativeShift(await collectShifts(next))).toBe(0);
  });

  test('are in the drawer, where the choice of the system can return', async ({ visit }) => {
    const page = await openArticle(visit, 390);
    const light = await getPaper(page);
    await storeChoices(page, 'dark standard');
    await page.reload();
    expect(await getPaper(page)).not.toBe(light);
    await page.getByRole('button', { name: 'Menu' }).click();
    const drawer = page.getByRole('dialog');
    await expect.poll(() => drawer.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
    await drawer.getByText('System', { exact: true }).click();
    expect(await getPaper(page)).toBe(light);
    expect(await page.evaluate(() => localStorage.getItem('masthead-reading'))).toBe('system standard');
  });
});

describe('the compact header of an article', () => {
  test.for([1440, 390])(
    'shows headline and share button once the headline has left, at %i px',
    async (width, { visit }) => {
      const page = await openArticle(visit, width);
      const header = page.locator('header[data-form]');
      const headline = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      // The share dialog in the header names the page, too.
      const title = header.getByText(headline, { exact: true }).first();
      const share = header.getByRole('button', { name: 'Share' });
      expect(await title.isVisible()).toBe(false);
      expect(await share.isVisible()).toBe(false);

      await page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' }));
      await page.locator('header[data-form="compact"]').waitFor();
      expect(await title.isVisible(), 'the headline itself is visible').toBe(false);
      await page.evaluate(() => scrollTo({ top: 1_500, behavior: 'instant' }));
      await title.waitFor();
      expect(await header.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false);
      expect(await overflowPx(page)).toBeLessThanOrEqual(0);
      // The page below it is in accessibility.test.ts.
      expect(await axe(page, 'without frames', header)).toEqual([]);
      await share.click();
      await page.getByRole('dialog').getByRole('link', { name: 'LinkedIn' }).waitFor();
      await page.keyboard.press('Escape');

      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await title.waitFor({ state: 'hidden' });
      expect(cumulativeShift(await collectShifts(page))).toBe(0);
    },
  );

  test('has its navigation on other pages', async ({ visit }) => {
    const page = await visit(sampleContent.stream, { width: 1440 });
    await page.evaluate(() => scrollTo({ top: 1_500, behavior: 'instant' }));
    await page.locator('header[data-form="compact"]').waitFor();
    expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(true);
  });
});
