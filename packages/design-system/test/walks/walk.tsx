import '@fontsource-variable/newsreader';
import '@fontsource-variable/public-sans';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach } from 'vitest';
import { commands, type Locator, page, userEvent } from 'vitest/browser';
import { getBrand } from '../../.storybook/brands';
import { body } from '../../src/base/reset.css';

export const brand = getBrand({});

const unmounts: Array<() => void> = [];
afterEach(() => {
  for (const unmount of unmounts.splice(0)) unmount();
  window.scrollTo(0, 0);
});

/** Shows something in a window of this width, as the first brand has it. Links lead nowhere. */
export const show = async (content: ReactNode, width: number) => {
  await page.viewport(width, 800);
  document.documentElement.className = brand.theme;
  document.documentElement.lang = 'en';
  document.body.classList.add(body);
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(content);
  const stay = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
  };
  document.addEventListener('click', stay);
  unmounts.push(() => {
    root.unmount();
    container.remove();
    document.removeEventListener('click', stay);
  });
  await document.fonts.ready;
};

export const press = (key: string) => userEvent.keyboard(`{${key}}`);
export const tap = (target: Locator) => commands.tap(target.selector);

/** What has the focus, by its accessible words. */
export const focused = (): string => {
  const element = document.activeElement;
  return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
};

/** Presses Tab until the focus stands on these words, as a reader without a mouse does. */
export const tabTo = async (words: string | RegExp, most = 120) => {
  const isThere = () => (typeof words === 'string' ? focused() === words : words.test(focused()));
  for (let presses = 0; presses < most; presses += 1) {
    await press('Tab');
    if (isThere()) return;
  }
  throw new Error(`Tab did not come to ${String(words)} within ${most} presses; the focus stands on “${focused()}”.`);
};
