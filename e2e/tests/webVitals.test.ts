import { freePort } from '@masthead/process/ports';
import { inRoot } from '@masthead/scripts/paths';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { get } from '../src/http.ts';
import { createTemporaryFolder, type RunningServer, startSiteServer } from '../src/stack.ts';
import { test } from '../src/test.ts';
import { untilLoaded } from '../src/untilLoaded.ts';
import { testedBrand } from '../src/testedBrand.ts';

/** What the script that measures may add to a page that is measured, in bytes (gzip). */
const maxScriptBytes = 900;

/** The script that measures, as reading pages load it. */
const findScripts = (): readonly { name: string; text: string }[] => {
  const chunks = inRoot('apps', testedBrand.key, '.next/static/documents');
  return readdirSync(chunks, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, text: readFileSync(path.join(chunks, name), 'utf8') }))
    .filter(({ text }) => text.includes('largest-contentful-paint') && text.includes('sendBeacon'));
};

/** Waits until a page has loaded the script that measures: it is loaded last, when the browser is idle. */
const untilMeasured = async (page: Page): Promise<void> => {
  await untilLoaded(page);
  const names = findScripts().map(({ name }) => path.basename(name));
  await page.waitForFunction(
    (files) =>
      performance
        .getEntriesByType('resource')
        .some(({ name: url }) => files.some((name) => new URL(url).pathname.endsWith(`/${name}`))),
    names,
  );
};

const storageKey = 'recorded-beacons';

/** Records what the page sends when it is left: browsers report no request of a page that is gone. */
const recordBeacons = (page: Page): Promise<void> =>
  page.evaluate((key) => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      const recorded = JSON.parse(sessionStorage.getItem(key) ?? '[]') as unknown[];
      sessionStorage.setItem(key, JSON.stringify([...recorded, [String(url), body]]));
      return send(url, body);
    };
  }, storageKey);

/** The recorded bodies of an address. */
const readBeacons = async (page: Page, address: string): Promise<readonly string[]> => {
  const recorded = await page.evaluate((key) => sessionStorage.getItem(key) ?? '[]', storageKey);
  return (JSON.parse(recorded) as [url: string, body: string][])
    .filter(([url]) => url === address)
    .map(([, body]) => body);
};

describe.skipIf(inject('templateOrigin') === '')('Web Vitals', () => {
  const { folder, remove } = createTemporaryFolder();
  const state: { site?: RunningServer } = {};
  let metricsOrigin: string;
  const getSite = (): RunningServer => {
    if (!state.site) throw new Error('The site has not started.');
    return state.site;
  };
  const readMetrics = async (): Promise<string> => (await fetch(`${metricsOrigin}/metrics`)).text();

  beforeAll(async () => {
    const metricsPort = await freePort();
    metricsOrigin = `http://127.0.0.1:${metricsPort}`;
    state.site = await startSiteServer({
      folder: testedBrand.key,
      providerPort: Number(new URL(inject('providerOrigin')).port),
      workDir: folder,
      env: {
        WEB_VITALS: 'on',
        OTEL_METRICS_EXPORTER: 'prometheus',
        OTEL_EXPORTER_PROMETHEUS_PORT: String(metricsPort),
      },
    });
  });

  afterAll(async () => {
    await state.site?.service.stop();
    remove();
  });

  test('a page that its reader leaves is measured once, by kind of page and brand, without consent or identifier', async ({
    visit,
  }) => {
    const { origin } = getSite();
    const page = await visit('/', { origin });
    await untilMeasured(page);
    await page.mouse.click(5, 400);
    await recordBeacons(page);
    // A document of the same origin, which can read what was recorded.
    await page.goto(`${origin}/robots.txt`);
    for (const vital of ['lcp_seconds', 'inp_seconds', 'ttfb_seconds', 'cls'])
      await expect
        .poll(readMetrics)
        .toContain(`masthead_web_vital_${vital}_count{route="home",brand="${testedBrand.key}"} 1\n`);
    const reports = await readBeacons(page, '/api/vitals/');
    expect(reports).toHaveLength(1);
    expect(JSON.parse(reports[0] ?? '')).toEqual({
      page: 'home',
      ttfb: expect.any(Number),
      lcp: expect.any(Number),
      cls: expect.any(Number),
      inp: expect.any(Number),
    });
  });

  test('a reader who goes on to another page without a load is counted for the first one', async ({ visit }) => {
    const { origin } = getSite();
    const page = await visit('/search/', { origin });
    await untilMeasured(page);
    await page.locator('header a[href="/"]').first().click();
    await page.waitForURL(`${origin}/`);
    await page.goto(`${origin}/robots.txt`);
    await expect
      .poll(readMetrics)
      .toContain(`masthead_web_vital_lcp_seconds_count{route="search",brand="${testedBrand.key}"} 1\n`);
  });

  test('the script is small', () => {
    const sizes = findScripts().map(({ text }) => gzipSync(text).length);
    expect(sizes).toHaveLength(1);
    expect(sizes[0]).toBeLessThanOrEqual(maxScriptBytes);
  });

  test('without WEB_VITALS=on the HTML has nothing of it, and the endpoint is not found', async () => {
    expect((await get('/')).text).not.toContain('vitals');
    expect((await get('/', {}, getSite().origin)).text).toContain('vitalsPath');
    expect((await get('/api/vitals/', { method: 'POST', body: '{"page":"home"}' })).status).toBe(404);
  });
});
