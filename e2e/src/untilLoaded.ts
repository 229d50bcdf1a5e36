import type { Page } from 'playwright-core';

const waitMs = 60_000;

/** Whether what can be pressed works; runs in the browser. Only documents have the script that marks it. */
export const areBehaviorsConnected = (): boolean =>
  !document.querySelector('script[type="module"][src]:not([src^="/Registration/"])') ||
  performance.getEntriesByName('connected').length > 0;

/** Waits until the behaviors of a page are connected. Resolves at once for a page without scripts, or with scripts turned off. */
export const untilConnected = async (page: Page): Promise<void> => {
  await page.waitForFunction(areBehaviorsConnected, undefined, { timeout: waitMs });
};

/** Waits until the header is in its full form and at its place: it slides there after a scroll to the top. */
export const untilHeaderInPlace = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.querySelector('header[data-form="full"]')?.getAnimations().length === 0);
};

/** What a page waits for: load event, scripts, styles, visible pictures. Runs in the page when it is idle. */
const getPending = async (): Promise<readonly string[]> => {
  const isVisible = ({ top, bottom, left, right }: DOMRect) =>
    bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  const toPending = (): readonly string[] => {
    const arrived = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    const scripts = [...document.scripts].map(({ src, noModule }) => (noModule ? '' : src));
    // The style sheets of the first screen are in the HTML; their links are disabled.
    const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')]
      .filter(({ sheet }) => !sheet)
      .map(({ href }) => href);
    const pictures = [...document.images].filter(
      (image) => !image.complete && (image.loading !== 'lazy' || isVisible(image.getBoundingClientRect())),
    );
    return [
      ...(document.readyState === 'complete' ? [] : ['the load event']),
      ...scripts.filter((url) => url !== '' && !arrived.has(url)),
      ...styles,
      ...pictures.map(({ src }) => src),
    ];
  };
  const first = toPending();
  if (first.length > 0) return first;
  for (let round = 0; round < 2; round += 1)
    await new Promise<unknown>((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }));
  return toPending();
};

/** Waits until a page has loaded what it loads without its reader: also the scripts that it starts when it is idle. */
export const untilLoaded = async (page: Page): Promise<void> => {
  const startedAt = performance.now();
  // Playwright's polling functions need `eval`, which the content security policy forbids.
  for (;;) {
    const pending = await page.evaluate(getPending);
    if (pending.length === 0) return;
    if (performance.now() - startedAt > waitMs)
      throw new Error(`${page.url()} has not loaded. It waits for: ${pending.join(', ')}`);
    await page.waitForTimeout(100);
  }
};

/** Whether no visible slot is still waiting for a response. Runs in the page. */
const areVisibleSlotsResolved = (): boolean =>
  [...document.querySelectorAll<HTMLElement>('[data-slot]')].every((element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    const seen = height > 0 && bottom > 0 && top < innerHeight && !element.closest('dialog:not([open])');
    return !seen || !['', 'waiting', 'requested'].includes(element.dataset['state'] ?? '');
  });

/** Waits until every visible slot is filled, collapsed or replaced by a house ad. */
export const untilAllSlotsResolve = async (page: Page): Promise<void> => {
  await page.waitForFunction(areVisibleSlotsResolved, undefined, { timeout: 60_000 });
};
