import type { default as axeCore, RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Locator, Page } from 'playwright-core';

/** Every frame parses it: the minified file takes half the time. */
const program = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const frameTimeoutMs = 20_000;

const injectAxe = async (frame: Frame): Promise<void> => {
  if (await frame.evaluate(() => 'axe' in window)) return;
  // Frames of other origins are checked as well.
  await frame.evaluate(`${program};axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`);
};

/** Injects axe into the frames of a page, within a time limit: a frame may be removed meanwhile. */
const injectAxeIntoFrames = async (page: Page): Promise<void> => {
  // A frame far below has no document before it is loaded: a script would wait for it until the time limit.
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll('iframe')) frame.loading = 'eager';
  });
  const timeout = new Promise((resolve) => {
    setTimeout(resolve, frameTimeoutMs).unref();
  });
  const frames = page.frames().filter((frame) => frame !== page.mainFrame());
  await Promise.race([Promise.allSettled(frames.map(injectAxe)), timeout]);
};

/** Rules whose result depends on looks, and so on the width of the window: colors, sizes, what is cut off. */
const visualRules = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'];

/**
 * Returns every accessibility violation of the page as it is now: the rule and where. `without frames` is for a page
 * whose frames have been checked before or elsewhere, `looks` for a page whose names, roles and structure have. With
 * `within`, of that element alone.
 *
 * axe runs in the page and returns violations only. Its Playwright builder also transfers what passed, which takes
 * three times as long.
 */
export const axe = async (
  page: Page,
  extent: 'with frames' | 'without frames' | 'looks' = 'with frames',
  within?: Locator,
): Promise<readonly string[]> => {
  const iframes = extent === 'with frames';
  await injectAxe(page.mainFrame());
  if (iframes) await injectAxeIntoFrames(page);
  // A long ping time: on a busy machine a frame would otherwise be skipped silently.
  // Style sheets are not preloaded: only an experimental rule that is not used needs them.
  const options: RunOptions = {
    resultTypes: ['violations'],
    iframes,
    runOnly: extent === 'looks' ? visualRules : tags,
    pingWaitTime: 5_000,
    preload: { assets: ['media'] },
  };
  const element = await within?.elementHandle();
  return page.evaluate(
    async ({ root, given }) => {
      const { violations } = await (window as unknown as { axe: typeof axeCore }).axe.run(root ?? document, given);
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
      );
    },
    { root: element, given: options },
  );
};
