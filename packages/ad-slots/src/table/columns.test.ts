import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sizesOf } from './sizes';
import { definitionOf, slots, type SlotName } from './slots';
import { widths, type FixedSize, type Size, type Width } from './types';

const theme = readFileSync(new URL('../../../design-system/src/theme/newsTheme.ts', import.meta.url), 'utf8');

/** A measure of the theme, which all publications share, in px at a width of the window. */
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

/** A scroll bar takes this from the columns, but not from the width that style sheets go by. */
const scrollBar = 15;
const inWindow = (viewport: number): number => (viewport < 768 ? viewport : viewport - scrollBar);
const page = (viewport: number): number =>
  Math.min(inWindow(viewport) - 2 * token('margin', viewport), token('max', viewport));
const content = (viewport: number): number =>
  viewport < 1024 ? page(viewport) : page(viewport) - token('rail', viewport) - token('gutter', viewport);

/** The columns that slots stand in, by the width of the window. */
const columns = {
  /** The leaderboard's band, the rows between sections, which leave the page's margins, and the overlay. */
  window: inWindow,
  page,
  content,
  /** Running text keeps its measure. */
  text: (viewport: number): number => Math.min(content(viewport), token('measure', viewport)),
  rail: (viewport: number): number => (viewport < 1024 ? page(viewport) : token('rail', viewport)),
  /** The drawer, without the 8 px that are left of its padding on each side, and with a scroll bar of its own. */
  drawer: (viewport: number): number => token('drawer', viewport) - 2 * 8 - scrollBar,
};

const places = {
  horiz1: 'window',
  horiz2: 'content',
  horiz3: 'window',
  horiz4: 'window',
  footer: 'window',
  interstitial: 'window',
  vert1: 'rail',
  vert2: 'rail',
  vert3: 'rail',
  vert7: 'rail',
  slideshow2: 'rail',
  slideshow3: 'rail',
  vert5: 'text',
  vert6: 'text',
  scroll: 'text',
  slideshow1: 'content',
  es_logo_pushdown: 'content',
  es_pushdown: 'content',
  native_single1: 'content',
  native_single2: 'content',
  native_collection: 'page',
  smartsite_logo1: 'page',
  smartsite_logo2: 'page',
  smartsite_logo3: 'page',
  smartsite_logo4: 'page',
  smartsite_logo5: 'page',
  smartsite_logo6: 'page',
  smartsite_logo7: 'page',
  smartsite_logo8: 'page',
  nav_vert: 'drawer',
} as const satisfies Record<SlotName, keyof typeof columns>;

/** The narrowest window of each row, and the widest. A telephone of 320 px is the narrowest that is sold for. */
const spans: Readonly<Record<Width, readonly [narrowest: number, widest: number]>> = {
  0: [320, 767],
  768: [768, 1023],
  1024: [1024, 1920],
};

/** On narrow screens a room may leave the page's margins (AdSlot.css.ts, places.ts). */
const roomAt = (name: SlotName, viewport: number): number =>
  viewport < 768 ? viewport : columns[places[name]](viewport);

const isFixed = (size: Size): size is FixedSize => size !== 'fluid';
const cases = (Object.keys(slots) as SlotName[])
  .flatMap((name) => widths.map((width) => [name, width, sizesOf(definitionOf(name), width).filter(isFixed)] as const))
  .filter(([, , sizes]) => sizes.length > 0);

describe('§3, §9 a slot has sizes that fit the column it stands in', () => {
  test('the columns are these', () => {
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

  test.each(cases)('%s from %s px: one of them wherever its column is narrowest', (name, width, sizes) => {
    const room = roomAt(name, spans[width][0]);
    expect(
      sizes.filter(([wide]) => wide <= room),
      `a room of ${room} px`,
    ).not.toEqual([]);
  });

  test.each(cases)('%s from %s px: none that no window has the room for', (name, width, sizes) => {
    const room = Math.max(...spans[width].map((viewport) => roomAt(name, viewport)));
    expect(
      sizes.filter(([wide]) => wide > room),
      `a room of ${room} px`,
    ).toEqual([]);
  });

  test.each(['horiz1', 'horiz3', 'horiz4', 'footer'] as const)(
    'every size of %s wherever its column is narrowest: it is sold in all of them',
    (name) => {
      const unfit = widths.flatMap((width) =>
        sizesOf(definitionOf(name), width).filter((size) => isFixed(size) && size[0] > roomAt(name, spans[width][0])),
      );
      expect(unfit).toEqual([]);
    },
  );
});
