import { describe, expect, inject, vi } from 'vitest';
import { startAmpValidator } from '@masthead/scripts/ampValidator';
import { axe } from '../src/axe.ts';
import { get } from '../src/http.ts';
import { importedArticles } from '../src/importedContent.ts';
import { collectShifts, cumulativeShift } from '../src/shifts.ts';
import { test } from '../src/test.ts';

const origin = inject('templateOrigin');

describe.skipIf(origin === '')('articles of an imported WordPress export', () => {
  test.for(Object.entries(importedArticles))(
    '%s is accessible, does not scroll sideways and does not shift',
    async ([, address], { visit }) => {
      const page = await visit(address, { origin, width: 390 });
      const shifts = await collectShifts(page);
      expect.soft(cumulativeShift(shifts), JSON.stringify(shifts)).toBe(0);
      expect.soft(await axe(page, 'without frames')).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    },
  );

  test('they are valid AMP', async () => {
    const getErrors = await startAmpValidator();
    for (const [name, address] of Object.entries(importedArticles)) {
      const amp = await get(`/amp${address}`, {}, origin);
      expect([amp.status, getErrors(amp.text)], name).toEqual([200, []]);
    }
  });

  test('a film plays at its place in the text, and an embed is a player or a link at its place', async ({ visit }) => {
    const page = await visit(importedArticles.shapes, { origin });
    const film = page.getByRole('button', { name: 'Play: Ten calls, 0:22' });
    await film.waitFor();
    const order = await page
      .getByRole('main')
      .locator('p, video, button, a')
      .evaluateAll((elements) =>
        elements
          .map((element) => element.getAttribute('aria-label') ?? element.textContent)
          .filter((text) => /^(?:Before|After) the film|^Play: |^View on/.test(text)),
      );
    expect(order).toEqual([
      'Before the film.',
      'Play: Ten calls, 0:22',
      'After the film.',
      'Play: Video at Vimeo',
      'View on social.example',
      'View on social.example',
    ]);
    await film.click();
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.2);
  });

  test('pictures keep their shape: small ones are not enlarged, and upright ones fit into the window', async ({
    visit,
  }) => {
    const page = await visit(importedArticles.shapes, { origin, width: 1440 });
    const getBox = (alt: string) =>
      page
        .getByRole('main')
        .getByAltText(alt)
        .last()
        .evaluate((element: HTMLImageElement) => ({
          width: element.clientWidth,
          height: element.clientHeight,
          fit: getComputedStyle(element).objectFit,
        }));
    expect(await getBox('A picture: small')).toMatchObject({ width: 90, height: 60 });
    const panorama = await getBox('A picture: panorama');
    expect(panorama.width / panorama.height).toBeCloseTo(5, 1);
    // The window is 900 px high.
    const portrait = await getBox('A picture: portrait');
    expect(portrait.fit).toBe('contain');
    expect(portrait.height).toBeLessThanOrEqual(720);
  });

  test('a wide table scrolls in its frame with whole words, and its caption is below', async ({ visit }) => {
    const page = await visit(importedArticles.shapes, { origin, width: 390 });
    const table = page.getByRole('main').getByRole('table');
    const broken = await table.evaluate((element) =>
      [...element.querySelectorAll('td')].flatMap((cell) => {
        const text = cell.firstChild;
        return [...(cell.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text as Text, index);
          range.setEnd(text as Text, index + word.length);
          return range.getClientRects().length === 1 ? [] : [word];
        });
      }),
    );
    expect(broken).toEqual([]);
    const figure = page.getByRole('figure').filter({ has: page.getByRole('table') });
    expect(await figure.locator('figcaption').textContent()).toBe('Source: county records');
  });

  test('a post about a gallery is a slideshow', async ({ visit }) => {
    const page = await visit(importedArticles.slideshow, { origin });
    const main = page.getByRole('main');
    expect(await main.getByAltText(/^A picture: street-/).count()).toBeGreaterThanOrEqual(3);
    expect(await main.getByText('In the text: street-1').count()).toBe(1);
    await main.getByRole('button', { name: /next/i }).first().click();
    await main
      .getByText(/^2 of 3/)
      .first()
      .waitFor();
  });

  test('old addresses lead to the articles', async () => {
    for (const old of ['/2019/05/pictures-of-every-shape/', '/?p=1']) {
      // A cached page, here the home page, does not wait for a slow look-up: its result serves the next request.
      const moved = await vi.waitUntil(
        async () => {
          const response = await get(old, {}, origin);
          return response.status === 308 && response;
        },
        { timeout: 30_000 },
      );
      expect(moved.headers.get('location'), old).toBe(importedArticles.shapes);
    }
  });
});
