import { afterEach, expect } from 'vitest';
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
const untilSlidersReady = () =>
  expect.poll(() => document.querySelectorAll('[data-state="waiting"]').length, { timeout: 5000 }).toBe(0);

const isFixed = (element: Element) => getComputedStyle(element).position === 'fixed';

/* Stops transitions and animations. With a fixed element the screenshot is as high as the window. */
const stopMotion = () => {
  const style = document.createElement('style');
  const minHeight = [...document.body.querySelectorAll('*')].some(isFixed)
    ? `body { min-height: 100vh !important; }`
    : '';
  style.textContent = `*, *::before, *::after, *::backdrop { transition: none !important; animation: none !important; caret-color: transparent !important; scroll-behavior: auto !important; } ${minHeight}`;
  document.head.append(style);
  return () => style.remove();
};

/* Takes a screenshot of the final state of a story and compares it with the last one. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') return;
  await untilSlidersReady();
  const restoreMotion = stopMotion();
  try {
    await Promise.all([loadFonts(), loadImages()]);
    // The hook is part of every test.
    // oxlint-disable-next-line vitest/no-standalone-expect
    await expect.element(page.elementLocator(document.body)).toMatchScreenshot(task.name);
  } finally {
    restoreMotion();
  }
});
