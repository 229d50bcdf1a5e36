import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { getSizes } from './sizes';
import { getDefinition, slots, type SlotName } from './slots';
import { widths, type FixedSize, type Size, type SlotColumn, type Width } from './types';

const theme = readFileSync(new URL('../../../design-system/src/theme/newsTheme.ts', import.meta.url), 'utf8');

/** A length token of the shared theme in px, at a viewport width. */
const token = (name: string, viewport: number): number => {
  const text = new RegExp(`[{ ]${name}: '([^']+)'`).exec(theme)?.[1] ?? '';
  const px = (part: string): number =>
    Number.parseFloat(part) * (part.endsWith('vw') ? viewport / 100 : part.endsWith('rem') ? 16 : 1);
  const [low = Number.NaN, wanted = low, high = low] = text
    .replace(/^clamp\(|\)$/g, '')
    .split(',')
    .map((part) => px(part.trim()));
  return Math.min(Math.max(low, wanted), high);
};

/** A scroll bar narrows the columns, but not the viewport width of media queries. */
const scrollBar = 15;
const inWindow = (viewport: number): number => (viewport < 768 ? viewport : viewport - scrollBar);
const page = (viewport: number): number =>
  Math.min(inWindow(viewport) - 2 * token('margin', viewport), token('max', viewport));
const content = (viewport: number): number =>
  viewport < 1024 ? page(viewport) : page(viewport) - token('rail', viewport) - token('gutter', viewport);

/** Widths in px of the slot columns by viewport width. */
const columns: Readonly<Record<SlotColumn, (viewport: number) => number>> = {
  /** The leaderboard, rows between sections and the overlay. */
  window: inWindow,
  page,
  content,
  /** The measure of running text. */
  text: (viewport: number): number => Math.min(content(viewport), token('measure', viewport)),
  rail: (viewport: number): number => (viewport < 1024 ? page(viewport) : token('rail', viewport)),
  /** The drawer without 8 px of padding on each side and its scroll bar. */
  drawer: (viewport: number): number => token('drawer', viewport) - 2 * 8 - scrollBar,
};

/** Narrowest and widest viewport of each row in px. 320 px is the narrowest supported phone. */
const spans: Readonly<Record<Width, readonly [narrowest: number, widest: number]>> = {
  0: [320, 767],
  768: [768, 1023],
  1024: [1024, 1920],
};

/** On narrow screens a slot may extend into the page margins (AdSlot.css.ts, watchContainers.ts). */
const getAvailableWidth = (name: SlotName, viewport: number): number =>
  viewport < 768 ? viewport : columns[getDefinition(name).column](viewport);

const isFixed = (size: Size): size is FixedSize => size !== 'fluid';
const cases = (Object.keys(slots) as SlotName[])
  .flatMap((name) =>
    widths.map((width) => [name, width, getSizes(getDefinition(name), width).filter(isFixed)] as const),
  )
  .filter(([, , sizes]) => sizes.length > 0);

describe('§3, §9 the sizes of a slot fit its column', () => {
  test('the columns have these widths', () => {
    expect(
      (['page', 'content', 'text', 'rail'] as const).map((name) =>
        [768, 1024, 1440].map((viewport) => Math.round(columns[name](viewport))),
      ),
    ).toEqual([
      [705, 946, 1280],
      [705, 622, 956],
      [680, 622, 680],
      [705, 300, 300],
    ]);
  });

  test.each(cases)('%s from %s px: at least one size fits the narrowest column', (name, width, sizes) => {
    const available = getAvailableWidth(name, spans[width][0]);
    expect(
      sizes.filter(([wide]) => wide <= available),
      `${available} px available`,
    ).not.toEqual([]);
  });

  test.each(cases)('%s from %s px: every size fits the widest column', (name, width, sizes) => {
    const available = Math.max(...spans[width].map((viewport) => getAvailableWidth(name, viewport)));
    expect(
      sizes.filter(([wide]) => wide > available),
      `${available} px available`,
    ).toEqual([]);
  });

  test.each(['horiz1', 'horiz3', 'horiz4', 'footer'] as const)('every size of %s fits the narrowest column', (name) => {
    const unfit = widths.flatMap((width) =>
      getSizes(getDefinition(name), width).filter(
        (size) => isFixed(size) && size[0] > getAvailableWidth(name, spans[width][0]),
      ),
    );
    expect(unfit).toEqual([]);
  });
});
