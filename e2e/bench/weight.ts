import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { withTarget, noted, type Finding } from './measure.ts';

const kilobyte = 1_000;
const mostScript = 25;
const mostAdvertising = 8;
const mostStyle = 20;
const mostFonts = 2;

/** What a script is for. The library of house advertisements stands where the ad server's own would, and is nobody's page. */
type Purpose = 'page' | 'advertising' | 'library';
const purposeOf = (path: string, script: string): Purpose =>
  path.startsWith('/house/') ? 'library' : /"startAds",/.test(script) ? 'advertising' : 'page';

type Files = Record<Purpose, number> & { style: number; fonts: number };

/** What the browser fetched of a page's own origin until it was idle, gzip bytes by kind; fonts count until the first paint. */
const weigh = async (browser: Browser, url: string): Promise<Files> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const sizes = { page: 0, advertising: 0, library: 0, style: 0 };
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (!response.url().startsWith(new URL(url).origin) || (kind !== 'script' && kind !== 'stylesheet')) return;
    bodies.push(
      response.body().then((body) => {
        sizes[kind === 'stylesheet' ? 'style' : purposeOf(new URL(response.url()).pathname, body.toString())] +=
          gzipSync(body).length;
      }),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await Promise.all(bodies);
  const fonts = await page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ name, startTime }) => /\.woff2?($|\?)/.test(name) && startTime < paint,
    ).length;
  });
  await page.close();
  return { ...sizes, fonts };
};

/** Scripts above the framework's own, those of advertising, styles and fonts of a page (gzip). */
export const weight = async (
  browser: Browser,
  origin: string,
  floorOrigin: string,
  paths: Readonly<Record<string, string>>,
): Promise<readonly Finding[]> => {
  const floor = await weigh(browser, `${floorOrigin}/`);
  const findings: Finding[] = [noted('empty page, scripts', `${(floor.page / kilobyte).toFixed(1)} KB`)];
  for (const [name, path] of Object.entries(paths)) {
    const page = await weigh(browser, origin + path);
    findings.push(
      withTarget(`${name}, scripts above the empty page`, (page.page - floor.page) / kilobyte, 'KB', {
        most: mostScript,
      }),
      withTarget(`${name}, scripts of advertising`, page.advertising / kilobyte, 'KB', { most: mostAdvertising }),
      noted(`${name}, library of house advertisements`, `${(page.library / kilobyte).toFixed(1)} KB`),
      withTarget(`${name}, styles`, page.style / kilobyte, 'KB', { most: mostStyle }),
      withTarget(`${name}, fonts before the first paint`, page.fonts, 'files', { most: mostFonts }),
    );
  }
  return findings;
};
