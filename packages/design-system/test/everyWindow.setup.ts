import { afterEach, expect } from 'vitest';
import { getBoxes, findOverflow, findUnmirrored } from './layoutIssues';

const nextFrame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

/* The narrowest window and a wide one; in a full run also 1280 px at 200 % zoom. */
const windows = [
  { name: '320 px', width: 320, height: 640 },
  ...(import.meta.env['VITE_TEST_SCOPE'] === 'full' ? [{ name: '1280 px at 200 %', width: 640, height: 450 }] : []),
  { name: '1280 px', width: 1280, height: 800 },
];

const withoutMotion = () => {
  const style = document.createElement('style');
  style.textContent = `*, *::before, *::after { transition: none !important; animation: none !important; }`;
  document.head.append(style);
  return () => style.remove();
};

/*
 * A story runs in an iframe of the test page. Resizing the iframe has the same effect on styles, observers and scripts
 * as resizing the browser, and takes a tenth of the time.
 */
const resizeTo = (width: number, height: number) => {
  const iframe = window.frameElement as HTMLIFrameElement | null;
  if (!iframe)
    throw new Error(
      'The story is not in an iframe, so its width cannot be changed. Run stories as `vitest run --project stories`.',
    );
  iframe.style.setProperty('width', `${width}px`);
  iframe.style.setProperty('height', `${height}px`);
  return () => {
    iframe.style.removeProperty('width');
    iframe.style.removeProperty('height');
  };
};

/* The final state of a story is checked in other windows and right to left. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') return;
  const root = document.documentElement;
  const direction = root.dir;
  const restoreMotion = withoutMotion();
  const issues: string[] = [];
  let restoreSize = () => {};
  for (const { name, width, height } of windows) {
    restoreSize = resizeTo(width, height);
    await nextFrame();
    root.dir = 'ltr';
    issues.push(...findOverflow().map((issue) => `${name}: ${issue}`));
    const boxes = getBoxes();
    // Reading a position forces layout, so there is nothing to wait for.
    root.dir = 'rtl';
    issues.push(
      ...findOverflow().map((issue) => `${name}, right to left: ${issue}`),
      ...findUnmirrored(boxes).map((issue) => `${name}, not mirrored: ${issue}`),
    );
  }
  root.dir = direction;
  restoreSize();
  restoreMotion();
  // The hook is part of every test.
  // oxlint-disable-next-line vitest/no-standalone-expect
  expect(issues).toEqual([]);
});
