import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { findLargestRows, measureHtml } from '../src/htmlWeight.ts';
import { withTarget, withoutTarget, type Finding } from './measure.ts';

const kilobyte = 1_000;
const maxScriptKb = 25;
const maxAdvertisingKb = 8;
const maxStyleKb = 20;
const maxFontFiles = 2;
/** Goals of documents. `budgets.json` has what they weigh today, which tests hold. */
const maxHtmlKb: Readonly<Record<string, number>> = { home: 28 };
const maxOtherHtmlKb = 20;
const maxInlineStyleKb = 8;
const maxPayloadKb = 12;
const largestRows = 10;

/** The purpose of a script. `library` is the house ad library, which stands in for the ad server's own. */
type Purpose = 'page' | 'advertising' | 'library';
const getPurpose = (path: string, script: string): Purpose =>
  path.startsWith('/house/') ? 'library' : /"startAds",/.test(script) ? 'advertising' : 'page';

type Files = Record<Purpose, number> & { style: number; fonts: number };

/** Returns the gzip bytes by kind that a browser fetches from the page's own origin until it is idle, and the number of fonts before the first paint. */
const weigh = async (browser: Browser, url: string): Promise<Files> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const sizes = { page: 0, advertising: 0, library: 0, style: 0 };
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (!response.url().startsWith(new URL(url).origin) || (kind !== 'script' && kind !== 'stylesheet')) return;
    bodies.push(
      response.body().then((body) => {
        sizes[kind === 'stylesheet' ? 'style' : getPurpose(new URL(response.url()).pathname, body.toString())] +=
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

/** Measures the document and the largest rows of its payload, scripts beyond those of the empty page, scripts of advertising, styles and fonts (gzip). */
export const weight = async (
  browser: Browser,
  origin: string,
  floorOrigin: string,
  paths: Readonly<Record<string, string>>,
): Promise<readonly Finding[]> => {
  const floor = await weigh(browser, `${floorOrigin}/`);
  const findings: Finding[] = [withoutTarget('empty page, scripts', `${(floor.page / kilobyte).toFixed(1)} KB`)];
  for (const [name, path] of Object.entries(paths)) {
    const page = await weigh(browser, origin + path);
    const text = await (await fetch(origin + path)).text();
    const document = measureHtml(text);
    findings.push(
      withTarget(`${name}, document`, document.html / kilobyte, 'KB', { max: maxHtmlKb[name] ?? maxOtherHtmlKb }),
      withTarget(`${name}, inline styles`, document.styles / kilobyte, 'KB', { max: maxInlineStyleKb }),
      withTarget(`${name}, payload of React`, document.payload / kilobyte, 'KB', { max: maxPayloadKb }),
      ...findLargestRows(text, largestRows).map(({ beginning, bytes }) =>
        withoutTarget(`${name}, row of the payload: ${beginning}`, `${bytes} bytes`),
      ),
      withTarget(`${name}, scripts above the empty page`, (page.page - floor.page) / kilobyte, 'KB', {
        max: maxScriptKb,
      }),
      withTarget(`${name}, scripts of advertising`, page.advertising / kilobyte, 'KB', { max: maxAdvertisingKb }),
      withoutTarget(`${name}, library of house advertisements`, `${(page.library / kilobyte).toFixed(1)} KB`),
      withTarget(`${name}, styles`, page.style / kilobyte, 'KB', { max: maxStyleKb }),
      withTarget(`${name}, fonts before the first paint`, page.fonts, 'files', { max: maxFontFiles }),
    );
  }
  return findings;
};
