import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

/* What the reader has not come to is fetched, and what is missing stays missing. */
const pictures = () =>
  Promise.allSettled([...document.images].map((image) => {
    image.loading = 'eager';
    return image.decode();
  }));

/* What moves by itself is held where it stands. */
const hold = () => {
  const style = document.createElement('style');
  style.textContent = '*, *::before, *::after { transition: none !important; caret-color: transparent !important; }';
  document.head.append(style);
  for (const button of document.querySelectorAll<HTMLElement>('[aria-label="Stop automatic slide show"]')) button.click();
  return () => style.remove();
};

/* After a story has played, what it has come to is pictured and compared with the last time. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') return;
  const letGo = hold();
  try {
    await Promise.all([document.fonts.ready, pictures()]);
    // A hook is part of every test here.
    // oxlint-disable-next-line vitest/no-standalone-expect
    await expect.element(page.elementLocator(document.body)).toMatchScreenshot(`${task.file.projectName} ${task.name}`, {
      comparatorOptions: { allowedMismatchedPixelRatio: 0.002 },
    });
  } finally {
    letGo();
  }
});
