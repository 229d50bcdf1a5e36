const ancestors = function* (element: Element) {
  // Positioned elements are clipped by their containing block only.
  const next = (at: Element) =>
    at instanceof HTMLElement && getComputedStyle(at).position === 'absolute' ? at.offsetParent : at.parentElement;
  for (let at = next(element); at && at !== document.body; at = next(at)) yield at;
};

const getName = ({ tagName, className, textContent }: Element) =>
  `${tagName.toLowerCase()}.${String(className)} “${(textContent ?? '').trim().slice(0, 40)}”`;

/** Elements that overflow the window, innermost first: the page would scroll sideways. */
export const findOverflow = (): string[] => {
  // Controls with a shared border overlap by one pixel.
  if (document.documentElement.scrollWidth <= window.innerWidth + 1) return [];
  const overflows = (element: Element) => {
    const { left, width } = element.getBoundingClientRect();
    // Text may overflow a box that itself does not.
    const right =
      left + (getComputedStyle(element).overflowX === 'visible' ? Math.max(width, element.scrollWidth) : width);
    const isClipped = [...ancestors(element)].some((ancestor) => getComputedStyle(ancestor).overflowX !== 'visible');
    return width > 0 && !isClipped && (right > window.innerWidth + 1 || left < -1);
  };
  const overflowing = [...document.body.querySelectorAll('*')].filter(
    (element) => overflows(element) && ![...element.children].some(overflows),
  );
  return [`page of ${document.documentElement.scrollWidth}px`, ...overflowing.map(getName)];
};

/** Text clipped by a box with hidden overflow, which cannot be scrolled to. */
export const findClippedText = (): string[] =>
  [...document.body.querySelectorAll('*')]
    .filter((element) => {
      if (
        element.clientWidth <= 1 ||
        element.scrollWidth <= element.clientWidth + 1 ||
        element.closest('[aria-roledescription="carousel"], [inert]')
      )
        return false;
      return ['hidden', 'clip'].includes(getComputedStyle(element).overflowX);
    })
    .map(getName);

type Box = { element: Element; left: number; right: number };

/* Inline elements follow the direction of their text. */
const isInline = ({ display }: CSSStyleDeclaration) => display.startsWith('inline');

/* Scrollers and sliders keep their scroll position; elements with a `dir` attribute keep their direction. */
const isNotMirrored = (element: Element, { overflowX }: CSSStyleDeclaration) =>
  (overflowX !== 'visible' && element.scrollWidth > element.clientWidth) ||
  element.matches('[aria-roledescription="carousel"] [aria-live], [dir]');

/* Skips invisible subtrees, because a page has hundreds of boxes and is measured at several widths. */
function* visibleBoxes(parent: Element): Generator<Box> {
  for (const element of parent.children) {
    if (element instanceof SVGElement) continue;
    const style = getComputedStyle(element);
    if (style.display === 'none' || isInline(style) || isNotMirrored(element, style)) continue;
    const { left, right } = element.getBoundingClientRect();
    if (right > left) yield { element, left, right };
    yield* visibleBoxes(element);
  }
}

/** Returns the horizontal position of each visible box of the page. */
export const getBoxes = (): Box[] => [...visibleBoxes(document.body)];

/**
 * Returns the boxes whose position right to left is not the mirror image of their position left to right (`before`).
 */
export const findUnmirrored = (before: readonly Box[], tolerancePx = 2): string[] => {
  const width = document.documentElement.clientWidth;
  const moved = before.filter(({ element, left, right }) => {
    const now = element.getBoundingClientRect();
    return (
      now.width > 0 &&
      Math.abs(width - right - now.left) > tolerancePx &&
      Math.abs(width - left - now.right) > tolerancePx
    );
  });
  const elements = new Set(moved.map(({ element }) => element));
  // Outermost boxes only: the boxes inside are displaced with them.
  return moved
    .filter(({ element }) => !element.parentElement || !elements.has(element.parentElement))
    .map(({ element }) => getName(element));
};
