import type { Browser, Page } from 'playwright-core';
import { median, withTarget, withoutTarget, type Finding } from './measure.ts';
import { untilConnected, untilLoaded } from '../src/untilLoaded.ts';

export const slowPhone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

/** CPU slowdown that emulates a slow phone. */
export const slowPhoneCpu = 4;

/** A slow mobile network, as in Lighthouse: the delay of each response in ms, bytes a second. */
const slowNetwork = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_000,
} as const;

const barWidth = 50;
const maxAddressLength = 50;
const runs = 5;
const maxLargestPaintMs = 1400;

type Row = { what: string; bytes: number; start: number; end: number };

/** The first and the largest paint of a page, in ms. */
const readPaints = (): Promise<{ first: number; largest: number }> =>
  new Promise((resolve) => {
    new PerformanceObserver((list) =>
      resolve({
        first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        largest: list.getEntries().at(-1)?.startTime ?? Number.NaN,
      }),
    ).observe({ type: 'largest-contentful-paint', buffered: true });
  });

const toRow = ({ what, bytes, start, end }: Row, scale: number): readonly string[] => {
  const before = Math.round(start * scale);
  const bar = '█'.repeat(Math.max(1, Math.round(end * scale) - before));
  return [
    what,
    bytes === 0 ? '' : (bytes / 1024).toFixed(1),
    start.toFixed(0),
    end.toFixed(0),
    ' '.repeat(before) + bar,
  ];
};

/** Opens a page as the first one of a visit, on a slow phone and network, until its scripts and fonts are loaded. */
const openSlowly = async (browser: Browser, url: string): Promise<Page> => {
  const context = await browser.newContext({ ...slowPhone, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhoneCpu });
  await page.goto(url);
  await untilConnected(page);
  await page.waitForFunction(() => localStorage.getItem('masthead-fonts') !== null);
  await untilLoaded(page);
  return page;
};

/** Measures first visits on a slow phone and network, which Lighthouse only calculates: the median of five. */
export const measurePaints = async (
  browser: Browser,
  origin: string,
  paths: Readonly<Record<string, string>>,
): Promise<readonly Finding[]> => {
  const findings: Finding[] = [];
  for (const [name, path] of Object.entries(paths)) {
    const paints: { first: number; largest: number }[] = [];
    for (let run = 0; run < runs; run += 1) {
      const page = await openSlowly(browser, origin + path);
      paints.push(await page.evaluate(readPaints));
      await page.context().close();
    }
    findings.push(
      withoutTarget(`${name}, first paint`, `${median(paints.map(({ first }) => first)).toFixed(0)} ms`),
      withTarget(`${name}, largest paint`, median(paints.map(({ largest }) => largest)), 'ms', {
        max: maxLargestPaintMs,
      }),
    );
  }
  return findings;
};

/** A row for each request of a first visit: KB, start and end in ms, and a bar. Scripts are one row. */
export const drawWaterfall = async (browser: Browser, url: string): Promise<readonly (readonly string[])[]> => {
  const page = await openSlowly(browser, url);
  try {
    const { first, largest } = await page.evaluate(readPaints);
    const loaded = await page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => {
        const { name, startTime, responseEnd, encodedBodySize, transferSize } = entry as PerformanceResourceTiming;
        return { url: name, bytes: transferSize > 0 ? encodedBodySize : 0, start: startTime, end: responseEnd };
      }),
    );
    const rows = new Map<string, Row>();
    for (const { url: loadedUrl, ...times } of loaded) {
      const { pathname, search } = new URL(loadedUrl);
      const address = (pathname + search).slice(0, maxAddressLength);
      const what = address.startsWith('/_next/static/') ? 'scripts and their styles' : address;
      const row = rows.get(what);
      rows.set(what, {
        what,
        bytes: times.bytes + (row?.bytes ?? 0),
        start: Math.min(times.start, row?.start ?? times.start),
        end: Math.max(times.end, row?.end ?? times.end),
      });
    }
    const paints: readonly Row[] = [
      { what: 'first paint', bytes: 0, start: first, end: first },
      { what: 'largest paint', bytes: 0, start: largest, end: largest },
    ];
    const sorted = [...rows.values(), ...paints].toSorted((left, right) => left.start - right.start);
    const scale = barWidth / Math.max(...sorted.map(({ end }) => end));
    return [['what', 'KB', 'from ms', 'to ms', ''], ...sorted.map((row) => toRow(row, scale))];
  } finally {
    await page.context().close();
  }
};
