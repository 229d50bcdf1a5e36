import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { getSizes } from './sizes';
import { getDefinition, slots, type SlotName } from './slots';
import { breakpoints, type FixedSize, type Size, type SlotColumn, type Breakpoint } from './types';

const theme = readFileSync(new URL('../../../design-system/src/theme/sharedTokens.ts', import.meta.url), 'utf8');

/** A length token of the shared theme, such as `clamp(16px, 4vw, 40px)`, in px at a viewport width. */
const getToken = (name: string, viewport: number): number => {
  const text = new RegExp(`[{ ]${name}: '([^']+)'`).exec(theme)?.[1] ?? '';
  const toPx = (part: string): number =>
    Number.parseFloat(part) * (part.endsWith('vw') ? viewport / 100 : part.endsWith('rem') ? 16 : 1);
  const [min = Number.NaN, preferred = min, max = min] = text
    .replace(/^clamp\(|\)$/g, '')
    .split(',')
    .map((part) => toPx(part.trim()));
  return Math.min(Math.max(min, preferred), max);
};

/** A scroll bar narrows the columns, but not the viewport width of media queries. */
const scrollBarPx = 15;
const getWindowWidth = (viewport: number): number => (viewport < 768 ? viewport : viewport - scrollBarPx);
const getPageWidth = (viewport: number): number =>
  Math.min(getWindowWidth(viewport) - 2 * getToken('margin', viewport), getToken('max', viewport));
const getContentWidth = (viewport: number): number =>
  viewport < 1024
    ? getPageWidth(viewport)
    : getPageWidth(viewport) - getToken('rail', viewport) - getToken('gutter', viewport);

/** Functions from the viewport width to the width of a column, in px. */
const columnWidths: Readonly<Record<SlotColumn, (viewport: number) => number>> = {
  /** The leaderboard, rows between sections and the interstitial. */
  window: getWindowWidth,
  page: getPageWidth,
  content: getContentWidth,
  /** The maximum line length of running text. */
  text: (viewport: number): number => Math.min(getContentWidth(viewport), getToken('measure', viewport)),
  rail: (viewport: number): number => (viewport < 1024 ? getPageWidth(viewport) : getToken('rail', viewport)),
  /** The drawer without 8 px of padding on each side and its scroll bar. */
  drawer: (viewport: number): number => getToken('drawer', viewport) - 2 * 8 - scrollBarPx,
};

/** The narrowest and widest viewport of each breakpoint in px. 320 px is the narrowest supported phone. */
const viewportRanges: Readonly<Record<Breakpoint, readonly [narrowest: number, widest: number]>> = {
  0: [320, 767],
  768: [768, 1023],
  1024: [1024, 1920],
};

/** On narrow screens a slot may extend into the page margins (AdSlot.css.ts, watchContainers.ts). */
const getAvailableWidth = (name: SlotName, viewport: number): number =>
  viewport < 768 ? viewport : columnWidths[getDefinition(name).column](viewport);

const isFixed = (size: Size): size is FixedSize => size !== 'fluid';
/** Every slot at every breakpoint, with its fixed sizes. */
const cases = (Object.keys(slots) as SlotName[])
  .flatMap((name) =>
    breakpoints.map(
      (breakpoint) => [name, breakpoint, getSizes(getDefinition(name), breakpoint).filter(isFixed)] as const,
    ),
  )
  .filter(([, , sizes]) => sizes.length > 0);

describe('SPEC §3, §9: the sizes of a slot fit its column', () => {
  test('columns have the widths of the layout at 768, 1024 and 1440 px', () => {
    expect(
      (['page', 'content', 'text', 'rail'] as const).map((name) =>
        [768, 1024, 1440].map((viewport) => Math.round(columnWidths[name](viewport))),
      ),
    ).toEqual([
      [705, 946, 1280],
      [705, 622, 956],
      [680, 622, 680],
      [705, 300, 300],
    ]);
  });

  test.each(cases)('%s from %s px: at least one size fits the narrowest column', (name, breakpoint, sizes) => {
    const available = getAvailableWidth(name, viewportRanges[breakpoint][0]);
    expect(
      sizes.filter(([width]) => width <= available),
      `${available} px available`,
    ).not.toEqual([]);
  });

  test.each(cases)('%s from %s px: every size fits the widest column', (name, breakpoint, sizes) => {
    const available = Math.max(...viewportRanges[breakpoint].map((viewport) => getAvailableWidth(name, viewport)));
    expect(
      sizes.filter(([width]) => width > available),
      `${available} px available`,
    ).toEqual([]);
  });

  test.each(['horiz1', 'horiz3', 'horiz4', 'footer'] as const)('every size of %s fits the narrowest column', (name) => {
    const tooWide = breakpoints.flatMap((breakpoint) =>
      getSizes(getDefinition(name), breakpoint).filter(
        (size) => isFixed(size) && size[0] > getAvailableWidth(name, viewportRanges[breakpoint][0]),
      ),
    );
    expect(tooWide).toEqual([]);
  });
});
