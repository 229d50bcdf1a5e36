import { afterEach, expect } from 'vitest';
import { getBoxes, findOverflow, findUnmirrored } from './layoutIssues';

const frame = () =>
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
  const own = window.frameElement as HTMLIFrameElement | null;
  if (!own)
    throw new Error(
      'The story stands in no frame that could be resized. Run stories as `vitest run --project stories`.',
    );
  own.style.setProperty('width', `${width}px`);
  own.style.setProperty('height', `${height}px`);
  return () => {
    own.style.removeProperty('width');
    own.style.removeProperty('height');
  };
};

/* The final state of a story is checked in other windows and right to left. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') return;
  const root = document.documentElement;
  const direction = root.dir;
  const moveAgain = withoutMotion();
  const issues: string[] = [];
  let resizeBack = () => {};
  for (const { name, width, height } of windows) {
    resizeBack = resizeTo(width, height);
    await frame();
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
  resizeBack();
  moveAgain();
  // The hook is part of every test.
  // oxlint-disable-next-line vitest/no-standalone-expect
  expect(issues).toEqual([]);
});
