import '@fontsource-variable/newsreader';
import '@fontsource-variable/public-sans';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { commands, type Locator, page, userEvent } from 'vitest/browser';
import { getBrand } from '../../.storybook/brands';
import { body } from '../../src/base/reset.css';
import { behaviors } from '../../src/behaviors';
import { connectBehaviors } from '../../src/behaviors/connectBehaviors';
import { withSampleMenus } from '../fixtures/navigation';

/** The template, which every repository has, with the header and the menus of the fixtures. */
export const brand = withSampleMenus(getBrand({ brand: 'sister-site-template' }));

const unmounts: Array<() => void> = [];

/** Removes what a test has rendered. */
export const unmountAll = () => {
  for (const unmount of unmounts.splice(0)) unmount();
  window.scrollTo(0, 0);
};

/** Renders content in a window of this width in px, in the theme of the template. Links do not navigate. */
export const show = async (content: ReactNode, width: number) => {
  await page.viewport(width, 800);
  document.documentElement.className = brand.theme;
  document.documentElement.lang = 'en';
  document.body.classList.add(body);
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(content);
  const disconnect = connectBehaviors(container, behaviors);
  const preventNavigation = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
  };
  document.addEventListener('click', preventNavigation);
  unmounts.push(() => {
    disconnect();
    root.unmount();
    container.remove();
    document.removeEventListener('click', preventNavigation);
  });
  await document.fonts.ready;
};

export const press = (key: string) => userEvent.keyboard(`{${key}}`);
export const tap = (target: Locator) => commands.tap(target.selector);

/** Returns the accessible name of the focused element. */
export const focused = (): string => {
  const element = document.activeElement;
  return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
};

/** Presses Tab until an element with this name has the focus. Throws after `maxPresses`. */
export const tabTo = async (name: string | RegExp, maxPresses = 120) => {
  const isFocused = () => (typeof name === 'string' ? focused() === name : name.test(focused()));
  for (let presses = 0; presses < maxPresses; presses += 1) {
    await press('Tab');
    if (isFocused()) return;
  }
  throw new Error(`${String(name)} did not get the focus within ${maxPresses} presses of Tab. “${focused()}” has it.`);
};
