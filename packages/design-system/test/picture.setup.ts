import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

/* What the reader has not come to is fetched, and what is missing stays missing. */
const pictures = () =>
  Promise.allSettled(
    [...document.images].map((image) => {
      image.loading = 'eager';
      return image.decode();
    }),
  );

/* Every face, whether it has been asked for yet or not: a story may be pictured before its first line is set. */
const fonts = async () => {
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  await document.fonts.ready;
};

/* A slider's library comes after the story is shown. */
const sliders = () =>
  expect.poll(() => document.querySelectorAll('[data-state="waiting"]').length, { timeout: 5000 }).toBe(0);

const isFixed = (element: Element) => getComputedStyle(element).position === 'fixed';

/* What moves by itself is held where it stands; what stands fixed in the window makes the picture as high as the window. */
const hold = () => {
  const style = document.createElement('style');
  const whole = [...document.body.querySelectorAll('*')].some(isFixed) ? `body { min-height: 100vh !important; }` : '';
  style.textContent = `*, *::before, *::after, *::backdrop { transition: none !important; animation: none !important; caret-color: transparent !important; scroll-behavior: auto !important; } ${whole}`;
  document.head.append(style);
  return () => style.remove();
};

/* After a story has played, what it has come to is pictured and compared with the last time. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') return;
  await sliders();
  const letGo = hold();
  try {
    await Promise.all([fonts(), pictures()]);
    // The hook is part of every test.
    // oxlint-disable-next-line vitest/no-standalone-expect
    await expect.element(page.elementLocator(document.body)).toMatchScreenshot(task.name);
  } finally {
    letGo();
  }
});
