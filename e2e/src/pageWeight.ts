import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { untilConnected, untilLoaded } from './untilLoaded.ts';

const gzipBytes = (text: string): number => gzipSync(text).length;

const styles = /<style\b[^>]*>[^]*?<\/style>/g;

/** Bytes of a document and of its styles, each compressed by gzip. */
type HtmlWeight = { html: number; styles: number };

export const measureHtml = (html: string): HtmlWeight => ({
  html: gzipBytes(html),
  styles: gzipBytes((html.match(styles) ?? []).join('')),
});

/** `library` stands in for the ad server's own; `tools` are the developer tools, which production lacks. */
type Purpose = 'page' | 'advertising' | 'library' | 'tools';

const getPurpose = (path: string, script: string): Purpose => {
  if (path.startsWith('/house/')) return 'library';
  if (script.includes('"startAds",')) return 'advertising';
  return script.includes('masthead-dev-panel') ? 'tools' : 'page';
};

/** Files that a page loads before any interaction: bytes by kind, scripts and styles compressed by gzip, and counts. */
export type PageWeight = Record<Purpose, number> & {
  styles: number;
  /** Bytes of fonts over the network, also those of ads. */
  fonts: number;
  fontFiles: number;
  fontsBeforePaint: number;
};

/** The files that a frame has loaded. Runs in the page. */
const readFiles = () => {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
  return (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map((entry) => ({
    url: entry.name,
    isBeforePaint: self === top && entry.startTime < paint,
    // A font that was fetched before has a second entry when it is loaded, without a transfer.
    networkBytes: entry.transferSize > 0 ? entry.encodedBodySize : 0,
  }));
};

/** Weighs the files of a first visit until consent banner, fonts and every script have arrived. */
export const weighPage = async (browser: Browser, url: string): Promise<PageWeight> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
  // Production pages have no developer panel, whose code includes React.
  await context.addInitScript(() => sessionStorage.setItem('masthead-dev-panel', 'closed'));
  const page = await context.newPage();
  await page.goto(url);
  await untilConnected(page);
  await page.getByRole('region', { name: 'Your privacy' }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  await untilLoaded(page);
  // A frame that loads only near the viewport has no document yet: it would never respond.
  const frames = page.frames().filter((frame) => frame.url().startsWith(new URL(url).origin));
  const files = (await Promise.all(frames.map((frame) => frame.evaluate(readFiles)))).flat();
  await context.close();

  const weight = { page: 0, advertising: 0, library: 0, tools: 0, styles: 0 };
  for (const file of new Set(files.map((one) => one.url))) {
    const { origin, pathname } = new URL(file);
    if (origin !== new URL(url).origin || !/\.(?:js|css)$/.test(pathname)) continue;
    const text = await (await fetch(file)).text();
    weight[pathname.endsWith('.css') ? 'styles' : getPurpose(pathname, text)] += gzipSync(text).length;
  }
  const fonts = files.filter((file) => /\.woff2?($|\?)/.test(file.url) && file.networkBytes > 0);
  return {
    ...weight,
    fonts: fonts.reduce((sum, { networkBytes }) => sum + networkBytes, 0),
    fontFiles: fonts.length,
    fontsBeforePaint: fonts.filter(({ isBeforePaint }) => isBeforePaint).length,
  };
};
