import { fontFaces } from '@masthead/design-system/font-files';

/** Changes of letter spacing that restore the height of a text of several lines, in em. */
const spacings = [0.005, 0.01, 0.02, 0.03] as const;
/** Browsers count no movement of fewer px as a layout shift. */
const minMovePx = 3;
/** Maximum layout shift. */
const maxShift = 0.0005;

/** A text, its element, and where they were. A text moves when the start of its first line does. */
type VisibleText = {
  text: Range;
  length: number;
  element: HTMLElement;
  start: DOMRect;
  size: DOMRect;
  lines: number;
  height: number;
};
/** A picture or frame. */
type VisibleBox = { element: Element; before: DOMRect };

const isInViewport = ({ top, bottom, left, right, width, height }: DOMRect): boolean =>
  width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;

const readTexts = (): readonly VisibleText[] => {
  const found: VisibleText[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { currentNode: node } = nodes;
    const element = node.parentElement;
    if (!element || !node.nodeValue?.trim()) continue;
    const text = document.createRange();
    text.selectNodeContents(node);
    const [start, ...others] = text.getClientRects();
    if (!start || ![start, ...others].some(isInViewport)) continue;
    const [size, { height }] = [text.getBoundingClientRect(), element.getBoundingClientRect()];
    found.push({ text, length: node.nodeValue.length, element, start, size, lines: 1 + others.length, height });
  }
  return found;
};

const readBoxes = (): readonly VisibleBox[] =>
  [...document.querySelectorAll('img, iframe')].flatMap((element) => {
    const before = element.getBoundingClientRect();
    return isInViewport(before) ? [{ element, before }] : [];
  });

/** The letter spacing with which each text of one line is as wide as before, in px. */
const getWidthSpacings = (texts: readonly VisibleText[]): readonly number[] =>
  texts.map(({ text, length, element, start }) => {
    const own = Number.parseFloat(getComputedStyle(element).letterSpacing) || 0;
    return own + (start.width - text.getBoundingClientRect().width) / length;
  });

/** Adjusts letter spacing, so that texts of one line keep their width and others their number of lines. */
const restoreSizes = (texts: readonly VisibleText[]): void => {
  const single = texts.filter(({ element, lines }) => lines === 1 && element.childElementCount === 0);
  const widths = getWidthSpacings(single);
  for (const [index, { element }] of single.entries()) element.style.letterSpacing = `${widths[index]}px`;
  let others = texts.filter((text) => !single.includes(text));
  for (const spacing of spacings) {
    const growths = others.map((text) => ({ text, growth: text.element.getBoundingClientRect().height - text.height }));
    const changed = growths.filter(({ growth }) => Math.abs(growth) > 1);
    for (const { text, growth } of changed) text.element.style.letterSpacing = `${growth > 0 ? -spacing : spacing}em`;
    others = changed.map(({ text }) => text);
  }
};

type Point = { x: number; y: number };
type Size = { width: number; height: number };

/** The share of the viewport that moved, times the distance: a layout shift as browsers compute it, for one element. */
const getShift = (before: Point, after: Point, { width, height }: Size): number => {
  const distance = Math.max(Math.abs(after.x - before.x), Math.abs(after.y - before.y));
  if (distance < minMovePx) return 0;
  const share = ((width + distance) * (height + distance)) / (innerWidth * innerHeight);
  return (share * distance) / Math.max(innerWidth, innerHeight);
};

const getTotalShift = (texts: readonly VisibleText[], boxes: readonly VisibleBox[]): number =>
  [
    ...texts.map(({ text, start, size }) => getShift(start, text.getClientRects()[0] ?? start, size)),
    ...boxes.map(({ element, before }) => getShift(before, element.getBoundingClientRect(), before)),
  ].reduce((sum, shift) => sum + shift, 0);

/**
 * Shows the faces once they have loaded, if that moves nothing in the viewport (decision 44). Everything happens before the
 * next paint: readers never see a layout that is taken back.
 */
export const showLateFonts = async (): Promise<void> => {
  const used = new Set([...document.fonts].flatMap(({ family, status }) => (status === 'unloaded' ? [] : [family])));
  const faces = await Promise.all(
    Object.values(fontFaces)
      .filter(({ family }) => used.has(family) || used.has(`"${family}"`))
      .map(({ family, file }) => new FontFace(family, `url(${file})`, { weight: '400 700' }).load()),
  ).catch(() => []); // a network that fails: the text is readable as it is
  const [texts, boxes] = [readTexts(), readBoxes()];
  for (const face of faces) document.fonts.add(face);
  restoreSizes(texts);
  if (getTotalShift(texts, boxes) <= maxShift) return;
  for (const face of faces) document.fonts.delete(face);
  for (const { element } of texts) element.style.removeProperty('letter-spacing');
};
