import { expect } from 'vitest';
import { page } from 'vitest/browser';

/* Loads lazy images too. A missing image of a story stays missing. */
const loadImages = () =>
  Promise.allSettled(
    [...document.images].map((image) => {
      image.loading = 'eager';
      return image.decode();
    }),
  );

/* Loads every font face, including those that no text has requested yet. */
const loadFonts = async () => {
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  await document.fonts.ready;
};

/* The library of a slider loads after the story has rendered. */
const untilSlidersReady = () => expect.poll(() => document.querySelectorAll('[data-state="waiting"]').length).toBe(0);

/* Storybook's own fixed elements are hidden. */
const isFixed = (element: Element) => element.checkVisibility() && getComputedStyle(element).position === 'fixed';

/*
 * Stops transitions and animations. The pointer, which is wherever the last story has left it, hovers over nothing. The
 * screenshot is as high as the story; with a fixed element it is as high as the window.
 */
const stopMotion = () => {
  const style = document.createElement('style');
  const minHeight = [...document.body.querySelectorAll('*')].some(isFixed) ? '100vh' : '0';
  style.textContent = `*, *::before, *::after, *::backdrop { transition: none !important; animation: none !important; caret-color: transparent !important; scroll-behavior: auto !important; } html { pointer-events: none !important; } body { min-height: ${minHeight} !important; }`;
  document.head.append(style);
  return () => style.remove();
};

/** Compares the whole story, without motion and with all fonts and images loaded, with its screenshots. */
export const compareStory = async (names: () => Iterable<string>): Promise<void> => {
  await untilSlidersReady();
  const restoreMotion = stopMotion();
  try {
    await Promise.all([loadFonts(), loadImages()]);
    for (const name of names()) await expect.element(page.elementLocator(document.body)).toMatchScreenshot(name);
  } finally {
    restoreMotion();
  }
};
