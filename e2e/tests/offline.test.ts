import type { Browser, BrowserContext, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { axe } from '../src/axe.ts';
import { consentRefusedCookie } from '../src/launch.ts';
import { get } from '../src/http.ts';
import { getScreen } from '../src/screens.ts';
import { test } from '../src/test.ts';
import { untilConnected, untilLoaded } from '../src/untilLoaded.ts';
import { sampleContent } from '../src/testedBrand.ts';

const openContext = async (browser: Browser): Promise<BrowserContext> => {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  await context.addCookies([{ ...consentRefusedCookie, url: inject('origin') }]);
  return context;
};

/**
 * Waits until the service worker has stored the document or picture at a URL. Widths of a picture are the same to it.
 */
const untilStored = (page: Page, url: string): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(
          async (stored) => (await caches.match(stored, { ignoreSearch: true, ignoreVary: true })) !== undefined,
          url,
        ),
      { timeout: 60_000 },
    )
    .toBe(true);

const readStory = async (page: Page, path: string): Promise<string> => {
  await page.goto(inject('origin') + path);
  await untilStored(page, path);
  return (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
};

describe('reading offline', () => {
  test('a page stays, and a button whose code is loaded works, when the network is gone', async ({ browser }) => {
    const context = await openContext(browser);
    const page = await context.newPage();
    await page.goto(inject('origin') + (await getScreen('article')).path);
    await untilConnected(page);
    await untilLoaded(page);
    const headline = await page.getByRole('heading', { level: 1 }).textContent();
    const email = page.getByRole('button', { name: 'Email' });
    await email.waitFor();
    await context.setOffline(true);
    await email.click();
    await page.getByRole('region', { name: 'Share by email' }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(headline);
    await context.close();
  });

  test('a story that was read opens without a network, and other pages list it', async ({ browser }) => {
    const context = await openContext(browser);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const { path } = await getScreen('article');
    const headline = await readStory(page, path);
    // Pictures are stored after the document.
    const picture = page.locator('main > article img').first();
    await untilStored(page, await picture.evaluate((image: HTMLImageElement) => image.currentSrc));
    await context.setOffline(true);

    await page.goto(inject('origin') + path);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(headline);
    expect(await page.locator('main p').count()).toBeGreaterThan(3);
    // Its picture is one of those that were stored.
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);

    await page.goto(inject('origin') + sampleContent.stream);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('You are offline');
    expect(await axe(page)).toEqual([]);
    await page.getByRole('link', { name: headline }).click();
    await page.waitForURL(`**${path}`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(headline);

    await context.setOffline(false);
    await page.goto(inject('origin') + sampleContent.stream);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe('You are offline');
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a link leads to a stored story while the browser is offline', async ({ browser }) => {
    const context = await openContext(browser);
    const page = await context.newPage();
    const { path } = await getScreen('article');
    const headline = await readStory(page, path);
    await page.goto(inject('origin'));
    await untilConnected(page);
    await untilLoaded(page);
    await context.setOffline(true);
    await page.getByText('You are offline. You can read this page and the stories that you read last.').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'home' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
    await page.getByRole('link', { name: headline }).waitFor();
    await context.close();
  });

  test('pages that are no stories start no service worker', async ({ browser }) => {
    const context = await openContext(browser);
    const page = await context.newPage();
    await page.goto(inject('origin') + sampleContent.stream);
    await untilConnected(page);
    await untilLoaded(page);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    await context.close();
  });

  test('the service worker is small and may connect to the site only', async () => {
    const { status, headers, text } = await get('/service-worker.js');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/javascript');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
    expect(text.length).toBeLessThan(12_000);
  });
});
