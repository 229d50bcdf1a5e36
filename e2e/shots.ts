// Takes screenshots of pages: node e2e/shots.ts [--out folder] [--top] <url…>
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { launch } from './src/launch.ts';
import { untilLoaded } from './src/untilLoaded.ts';

const widths = [1440, 390] as const;
const heights: Readonly<Record<(typeof widths)[number], number>> = { 1440: 900, 390: 844 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'test-results/shots' }, top: { type: 'boolean', default: false } },
});
if (positionals.length === 0) {
  console.error('Usage: node e2e/shots.ts [--out folder] [--top] <url…>   (--top: the first screen only)');
  process.exit(2);
}
mkdirSync(values.out, { recursive: true });

/** Scrolls through the page once, so that lazy pictures load. */
const loadAll = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
  });
  await untilLoaded(page);
};

const toFileName = (url: string): string =>
  new URL(url).pathname.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '') || 'home';

const browser = await launch();
for (const url of positionals) {
  for (const width of widths) {
    const page = await browser.newPage({ viewport: { width, height: heights[width] }, reducedMotion: 'reduce' });
    page.on('console', (message) => message.type() === 'error' && console.error(`  ${url}: ${message.text()}`));
    page.on('pageerror', (error) => console.error(`  ${url}: ${error.message}`));
    await page.goto(url, { waitUntil: 'load' });
    await loadAll(page);
    const file = path.join(values.out, `${toFileName(url)}-${width}${values.top ? '-top' : ''}.png`);
    await page.screenshot({ path: file, fullPage: !values.top });
    console.log(file);
    await page.close();
  }
}
await browser.close();
