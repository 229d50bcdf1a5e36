import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

/* After a story has played, what it has come to is pictured and compared with the last time. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') return;
  await document.fonts.ready;
  // A hook is part of every test here.
  // oxlint-disable-next-line vitest/no-standalone-expect
  await expect.element(page.elementLocator(document.body)).toMatchScreenshot(`${task.file.projectName} ${task.name}`, {
    comparatorOptions: { allowedMismatchedPixelRatio: 0.002 },
  });
});
