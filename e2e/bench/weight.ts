import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { against, noted, type Finding } from './measure.ts';

const kilobyte = 1_000;
const mostScript = 25;
const mostStyle = 20;
const mostFonts = 2;

type Files = { script: number; style: number; fonts: number; own: readonly string[] };

/** What the browser fetched of a page's own origin until it was idle, gzip bytes by kind; fonts count until the first paint. */
const weigh = async (browser: Browser, url: string): Promise<Files> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const sizes = { script: 0, stylesheet: 0 };
  const own: string[] = [];
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (!response.url().startsWith(new URL(url).origin) || (kind !== 'script' && kind !== 'stylesheet')) return;
    bodies.push(
      response.body().then((body) => {
        const size = gzipSync(body).length;
        sizes[kind] += size;
        own.push(`${(size / kilobyte).toFixed(1)} KB ${new URL(response.url()).pathname}`);
      }),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await Promise.all(bodies);
  const fonts = await page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name, startTime }) => /\.woff2?($|\?)/.test(name) && startTime < paint).length;
  });
  await page.close();
  return { script: sizes.script, style: sizes.stylesheet, fonts, own };
};

/** Scripts above the framework's own, styles and fonts of a page (gzip). */
export const weight = async (browser: Browser, origin: string, floorOrigin: string, paths: Readonly<Record<string, string>>): Promise<readonly Finding[]> => {
  const floor = await weigh(browser, `${floorOrigin}/`);
  const findings: Finding[] = [noted('empty page, scripts', `${(floor.script / kilobyte).toFixed(1)} KB`)];
  for (const [name, path] of Object.entries(paths)) {
    const page = await weigh(browser, origin + path);
    findings.push(
      against(`${name}, scripts above the empty page`, (page.script - floor.script) / kilobyte, 'KB', { most: mostScript }),
      against(`${name}, styles`, page.style / kilobyte, 'KB', { most: mostStyle }),
      against(`${name}, fonts before the first paint`, page.fonts, 'files', { most: mostFonts }),
    );
  }
  return findings;
};
