import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { consentRefusedCookie } from './consentRefused.ts';

/**
 * The purpose of a script. `library` is the house ad library, which stands in for the ad server's own; `tools` are the
 * developer tools, which production pages do not load.
 */
type Purpose = 'page' | 'advertising' | 'library' | 'tools';

const getPurpose = (path: string, script: string): Purpose => {
  if (path.startsWith('/house/')) return 'library';
  if (script.includes('"startAds",')) return 'advertising';
  return script.includes('masthead-dev-panel') ? 'tools' : 'page';
};

/** Files that a page loads before any interaction: bytes by kind, scripts and styles compressed by gzip, and counts. */
export type PageWeight = Record<Purpose, number> & {
  styles: number;
  /** Number of the scripts of the page itself. */
  scriptFiles: number;
  /** Bytes of fonts over the network, also those of ads. */
  fonts: number;
  fontFiles: number;
  fontsBeforePaint: number;
};

/** What a browser loads: `first-visit` has the consent banner, `refused` does not. */
export type Reader = 'first-visit' | 'refused';

/** Weighs the files that a browser loads from the page's own origin until the network is idle. */
export const weighPage = async (browser: Browser, url: string, reader: Reader): Promise<PageWeight> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
  if (reader === 'refused') await context.addCookies([{ ...consentRefusedCookie, url }]);
  const page = await context.newPage();
  const weight = { page: 0, advertising: 0, library: 0, tools: 0, styles: 0, scriptFiles: 0 };
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (!response.url().startsWith(new URL(url).origin) || (kind !== 'script' && kind !== 'stylesheet')) return;
    bodies.push(
      response.body().then((body) => {
        const bytes = gzipSync(body).length;
        if (kind === 'stylesheet') {
          weight.styles += bytes;
          return;
        }
        const purpose = getPurpose(new URL(response.url()).pathname, body.toString());
        weight[purpose] += bytes;
        if (purpose === 'page') weight.scriptFiles += 1;
      }),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await Promise.all(bodies);
  const frames = await Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(() => {
        const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
        const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        // A font that was fetched before has a second entry when it is loaded, without a transfer.
        return resources
          .filter(({ name, transferSize }) => /\.woff2?($|\?)/.test(name) && transferSize > 0)
          .map(({ startTime, encodedBodySize }) => ({
            isBeforePaint: self === top && startTime < paint,
            bytes: encodedBodySize,
          }));
      }),
    ),
  );
  await context.close();
  const fonts = frames.flat();
  return {
    ...weight,
    fonts: fonts.reduce((sum, { bytes }) => sum + bytes, 0),
    fontFiles: fonts.length,
    fontsBeforePaint: fonts.filter(({ isBeforePaint }) => isBeforePaint).length,
  };
};
