import type { BrowserCommand } from 'vitest/node';
/// <reference types="@vitest/browser-playwright" />

/** A finger on an element, as the browser itself makes it of a touch screen. */
const tap: BrowserCommand<[selector: string]> = async ({ iframe }, selector) => {
  await iframe.locator(selector).tap();
};

const steps = 8;

/** A finger that moves sideways over an element, by two thirds of its width. */
const swipe: BrowserCommand<[selector: string, towards: 'left' | 'right']> = async (
  { iframe, page, context },
  selector,
  towards,
) => {
  const target = iframe.locator(selector);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to swipe over: ${selector} is not on the page.`);
  const session = await context.newCDPSession(page);
  const y = box.y + Math.min(box.height / 2, 200);
  const from = box.x + box.width * (towards === 'left' ? 5 / 6 : 1 / 6);
  const distance = box.width * (2 / 3) * (towards === 'left' ? -1 : 1);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from + distance * share, y }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= steps; step += 1) await touch('touchMove', step / steps);
  await touch('touchEnd', 1);
  await session.detach();
};

/** Shows the page as it will be on paper, or as it is on the screen. */
const showOn: BrowserCommand<[medium: 'print' | 'screen']> = async ({ page }, medium) => {
  await page.emulateMedia({ media: medium });
};

export const commands = { tap, swipe, showOn };

declare module 'vitest/browser' {
  interface BrowserCommands {
    tap: (selector: string) => Promise<void>;
    showOn: (medium: 'print' | 'screen') => Promise<void>;
    swipe: (selector: string, towards: 'left' | 'right') => Promise<void>;
  }
}
