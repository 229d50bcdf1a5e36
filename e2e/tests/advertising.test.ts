import { gzipSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { openWithAds, readThrough, slotsOf, untilSlot } from '../src/advertising.ts';
import { axe } from '../src/axe.ts';
import { screenNamed } from '../src/screens.ts';
import { cumulative, shiftsOf } from '../src/shifts.ts';
import { test } from '../src/test.ts';

const pathOf = async (name: string): Promise<string> => (await screenNamed(name)).path;

describe('§2.6, §9 slots stand where the layout has them', () => {
  test.for([
    ['home', ['horiz1', 'vert1', 'horiz4', 'vert3', 'native_single1', 'native_collection', 'footer', 'interstitial']],
    ['article', ['horiz1', 'vert1', 'vert2', 'vert5', 'footer', 'interstitial']],
    ['stream', ['horiz1', 'vert1', 'vert2', 'horiz2', 'horiz3', 'interstitial']],
    ['markets hub', ['horiz1', 'footer', 'interstitial']],
    ['search', ['horiz1', 'vert1', 'footer', 'interstitial']],
  ] as const)('%s', async ([name, expected], { browser }) => {
    const { page, close } = await openWithAds(browser, await pathOf(name));
    const names = (await slotsOf(page)).map((slot) => slot.name);
    expect(names).toEqual(expect.arrayContaining([...expected]));
    expect(new Set(names).size, 'no slot twice').toBe(names.length);
    await close();
  });

  test('each is labelled, and named unlike any other for a screen reader', async ({ browser }) => {
    const { page, close } = await openWithAds(browser, '/');
    await untilSlot(page, 'horiz1', 'filled');
    const labels = await page.locator('[data-slot]').evaluateAll((elements) => elements.map((element) => [element.getAttribute('aria-label') ?? '', element.querySelector('p')?.textContent ?? '']));
    expect(new Set(labels.map(([name]) => name)).size).toBe(labels.length);
    for (const [, words] of labels) expect(words).toMatch(/^(Advertisement|Sponsored|Sponsor)$/);
    expect((await axe(page)).filter((fault) => /data-slot|room-|iframe/.test(fault))).toEqual([]);
    await close();
  });
});

describe('DECISIONS, Advertising: nothing moves', () => {
  const behaviours = [
    ['late', 'house-delay=1200'],
    ['with the largest size', 'house-size=largest'],
    ['with the smallest size', 'house-size=smallest'],
    ['never: all are empty', 'house-empty=all'],
  ] as const;
  const kinds = ['home', 'article', 'stream', 'search', 'markets hub', 'static page with a rail', 'author'] as const;
  const widths = [390, 800, 1440] as const;
  const cases = behaviours.flatMap(([how, house]) => kinds.map((kind, index) => [kind, how, house, widths[index % widths.length] ?? 1440] as const));
  test.for(cases)('%s, filled %s (%s) at %s px: CLS 0.00', async ([kind, , house, width], { browser }) => {
    const { page, faults, close } = await openWithAds(browser, await pathOf(kind), { width, house });
    await untilSlot(page, 'horiz1', house.includes('empty') ? 'house' : 'filled');
    await readThrough(page);
    const shifts = await shiftsOf(page);
    expect(cumulative(shifts), JSON.stringify(shifts)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'no sideways scrolling').toBeLessThanOrEqual(0);
    expect(faults).toEqual([]);
    await close();
  });
});

describe('the page stays whole and quiet whatever the library does', () => {
  test.for([
    ['is blocked', '', 'block'],
    ['is garbage', 'house-fault=garbage', ''],
    ['throws', 'house-fault=throw', ''],
    ['gets no answer from its service', 'house-fault=error', ''],
    ['has nothing', 'house-empty=all', ''],
    ['never answers', 'house-fault=never', ''],
  ] as const)('%s', async ([, house, blocked], { browser }) => {
    const { page, faults, close } = await openWithAds(browser, await pathOf('article'), {
      house,
      meddle: async (context) => {
        if (blocked) await context.route('**/house/**', (route) => route.abort());
      },
    });
    await untilSlot(page, 'horiz1', 'house');
    const promotion = page.locator('[data-slot="horiz1"] a');
    expect(await promotion.getAttribute('href')).toMatch(/^[/h]/);
    expect(await page.locator('[data-slot="horiz1"] p').textContent()).toBe('From Plotline');
    await readThrough(page);
    const shifts = await shiftsOf(page);
    expect(cumulative(shifts), JSON.stringify(shifts)).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  test('answers after the reader has gone on: the new page has its own advertising', async ({ browser }) => {
    const { page, faults, close } = await openWithAds(browser, '/', { house: 'house-delay=1500&house-fault=stale' });
    await untilSlot(page, 'horiz1', 'asked');
    await page.getByRole('banner').getByRole('link', { name: 'Podcasts' }).first().click();
    await page.waitForURL('**/podcastcenter/');
    await untilSlot(page, 'horiz1', 'filled');
    expect(await page.locator('[data-slot="horiz1"] iframe').count()).toBe(1);
    expect(faults).toEqual([]);
    await close();
  });
});

describe('one request, and only for what comes near', () => {
  test('slots that come near together are asked for together; the rest when the reader comes', async ({ browser }) => {
    const { page, close } = await openWithAds(browser, '/');
    const asked: string[][] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname === '/house/answer/') asked.push((JSON.parse(url.searchParams.get('q') ?? '{}') as { slots: { position: string }[] }).slots.map(({ position }) => position));
    });
    await page.reload({ waitUntil: 'load' });
    await untilSlot(page, 'vert1', 'filled');
    expect(asked).toEqual([['horiz1', 'vert1']]);
    await readThrough(page);
    await untilSlot(page, 'footer', 'filled');
    expect(asked.flat().toSorted(), 'each slot once').toEqual([...new Set(asked.flat())].toSorted());
    expect(asked.flat()).toContain('footer');
    await close();
  });

  test('the code for advertising is at most 8 KB, and comes after the page has loaded', async ({ browser }) => {
    const { page, close } = await openWithAds(browser, '/');
    await untilSlot(page, 'horiz1', 'filled');
    const scripts = await page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/_next/') && name.endsWith('.js')).map(({ name, startTime }) => ({ name, startTime })));
    const loaded = await page.evaluate(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).domContentLoadedEventEnd);
    const texts = await Promise.all(scripts.map(async (script) => ({ ...script, text: await (await fetch(script.name)).text() })));
    // The developers' panel brings the route table, which names slots too; no reader gets it.
    const own = texts.filter(({ text }) => (text.includes('slotRenderEnded') || text.includes('native_collection')) && !text.includes('adSlotsHidden'));
    expect(own.length).toBeGreaterThan(0);
    expect(own.reduce((sum, { text }) => sum + gzipSync(text).length, 0)).toBeLessThanOrEqual(8_192);
    for (const { name, startTime } of own) expect(startTime, name).toBeGreaterThan(loaded);
    await close();
  });
});

describe('a clean slate on every navigation', () => {
  test('fifty navigations leave no slot and no observer behind', { timeout: 240_000 }, async ({ browser }) => {
    const { page, faults, close } = await openWithAds(browser, '/', { house: 'house-empty=interstitial' });
    await untilSlot(page, 'horiz1', 'filled');
    const left = () =>
      page.evaluate(() => {
        const seen = window as unknown as { googletag: { pubads: () => { getSlots: () => { getSlotElementId: () => string }[] } }; counts: { observers: number } };
        return { slots: seen.googletag.pubads().getSlots().map((slot) => document.getElementById(slot.getSlotElementId()) !== null), observers: seen.counts.observers };
      });
    const goTo = async (name: string, path: string) => {
      await page.getByRole('banner').getByRole('link', { name, exact: true }).first().click();
      await page.waitForURL(`**${path}`);
    };
    const visit = async () => {
      await goTo('Podcasts', '/podcastcenter/');
      await goTo('Webcasts', '/webcasts/');
      await untilSlot(page, 'horiz1', 'filled');
    };
    await visit();
    const first = await left();
    for (let round = 0; round < 24; round += 1) await visit();
    const last = await left();
    expect(last.slots).not.toContain(false);
    expect(last.slots.length).toBe(first.slots.length);
    expect(last.observers).toBeLessThanOrEqual(first.observers);
    expect(faults).toEqual([]);
    await close();
  });
});

describe('the overlay', () => {
  test('comes on the third page of a visit and not before, takes the focus, and Escape closes it', async ({ browser }) => {
    const { page, close } = await openWithAds(browser, '/', { house: 'house-size=largest' });
    await untilSlot(page, 'horiz1', 'filled');
    const overlay = page.locator('dialog:has([data-slot="interstitial"])');
    const isOpen = () => overlay.evaluate((dialog: HTMLDialogElement) => dialog.open);
    expect(await isOpen()).toBe(false);
    await page.getByRole('banner').getByRole('link', { name: 'Podcasts' }).first().click();
    await page.waitForURL('**/podcastcenter/');
    await untilSlot(page, 'horiz1', 'filled');
    expect(await isOpen()).toBe(false);
    await page.getByRole('banner').getByRole('link', { name: 'Webcasts' }).first().click();
    await page.waitForURL('**/webcasts/');
    await untilSlot(page, 'interstitial', 'filled');
    await page.waitForFunction(() => document.querySelector<HTMLDialogElement>('dialog:has([data-slot="interstitial"])')?.open === true);
    expect(await overlay.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    expect(await isOpen()).toBe(false);
    await close();
  });
});

describe('the inspector of ad operations', () => {
  test('lists the slots of an article with what they asked for and got', async ({ browser }) => {
    const { page, close } = await openWithAds(browser, await pathOf('article'));
    await untilSlot(page, 'horiz1', 'filled');
    const inspector = page.getByRole('region', { name: 'Advertising of this page' });
    // The banner of consent lies over the panel.
    await page.getByText('Advertising of this page', { exact: true }).evaluate((summary: HTMLElement) => summary.click());
    await inspector.getByText('horiz1').waitFor();
    await expect(inspector.textContent()).resolves.toMatch(/test_article[\s\S]*horiz1 filled[\s\S]*asked 970×90, 728×90 · filled (970|728)×90/);
    await inspector.getByRole('button', { name: 'Show horiz1 on the page' }).evaluate((button: HTMLElement) => button.click());
    await page.locator('[data-slot="horiz1"][data-shown]').waitFor();
    await close();
  });
});
