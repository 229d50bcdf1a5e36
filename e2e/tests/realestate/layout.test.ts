import { describe, expect, inject } from 'vitest';
import { readShifts } from '../../src/shifts.ts';
import { test } from '../../src/test.ts';
import { untilHeaderInPlace } from '../../src/untilLoaded.ts';

const topLinks = ['Events', 'Podcasts', 'Webcasts', 'Resource Center', 'Thought Leaders'];
const mainMenu = ['Markets', 'Sectors', 'CRE Tech Center', 'Best Practices'];
const account = ['Sign In', 'Create Account', 'Forgot Password', 'My Newsletters'];

describe('§2.5 navigation', () => {
  test('the header has the top links and the main menu, the footer support, account, network sites and the current year', async ({
    visit,
  }) => {
    const page = await visit('/static/about-us/');
    const header = page.getByRole('banner');
    for (const name of [...topLinks, ...mainMenu])
      expect(
        await header
          .getByRole('link', { name, exact: true })
          .or(header.getByRole('button', { name, exact: true }))
          .count(),
        name,
      ).toBeGreaterThan(0);
    const footer = page.getByRole('contentinfo');
    for (const name of account) expect(await footer.getByRole('link', { name, exact: true }).count(), name).toBe(1);
    await expect(footer.textContent()).resolves.toMatch(/Mon-Fri 9:00am-5:30pm ET,? except holidays/);
    const year = new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: 'America/New_York' }).format();
    await expect(footer.textContent()).resolves.toContain(year);
    expect(await footer.locator('a[href^="mailto:"]').count()).toBeGreaterThan(0);
  });
});

describe('§2.7 header', () => {
  test('stays visible after 50 pixels of scroll without shifting content', async ({ visit }) => {
    const page = await visit('/');
    const mainTop = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top + scrollY);
    const before = await mainTop();
    await page.mouse.wheel(0, 800);
    await page.waitForFunction(() => scrollY > 50);
    await page.locator('header[data-form="compact"]').waitFor();
    const box = await page.getByRole('banner').getByRole('link', { name: 'Plotline' }).first().boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(await mainTop()).toBe(before);
    // The controls of the header change their places, which browsers must not count as shifted content.
    const shift = async () => (await readShifts(page)).reduce((sum, { value }) => sum + value, 0);
    expect(await shift()).toBeLessThanOrEqual(0.0005);
    await page.mouse.wheel(0, -1_000);
    await untilHeaderInPlace(page);
    expect(await shift(), 'after the return to the top').toBeLessThanOrEqual(0.0005);
  });

  test('the header search opens /search/ with the parameter q', async ({ visit }) => {
    const page = await visit('/static/about-us/');
    const search = page.getByRole('banner').locator('details:has(input[name=q])');
    await search.locator('summary').click();
    const box = search.getByPlaceholder('Enter search keywords');
    await box.fill('office');
    await box.press('Enter');
    await page.waitForURL('**/search/?*q=office*');
  });
});

describe('§2 soft navigation', () => {
  test('a click on a story shows it without a page load, at the top, with its own title', async ({ visit }) => {
    const page = await visit('/');
    const title = await page.title();
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    const link = page.getByRole('main').getByRole('heading').getByRole('link').first();
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await page.waitForURL(`**${href}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    await page.waitForFunction(() => scrollY === 0);
    await page.goBack();
    await expect.poll(() => page.title()).toBe(title);
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  });

  test('pages are complete without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${inject('origin')}/markets/northeast/`);
    expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(10);
    await context.close();
  });
});
