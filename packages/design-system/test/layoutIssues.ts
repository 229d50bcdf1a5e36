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
  const isOut = (element: Element) => {
    const { left, width } = element.getBoundingClientRect();
    // Text may overflow a box that itself does not.
    const right =
      left + (getComputedStyle(element).overflowX === 'visible' ? Math.max(width, element.scrollWidth) : width);
    const isClipped = [...ancestors(element)].some((ancestor) => getComputedStyle(ancestor).overflowX !== 'visible');
    return width > 0 && !isClipped && (right > window.innerWidth + 1 || left < -1);
  };
  const out = [...document.body.querySelectorAll('*')].filter(
    (element) => isOut(element) && ![...element.children].some(isOut),
  );
  return [`page of ${document.documentElement.scrollWidth}px`, ...out.map(getName)];
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

/* What stands in a line of words keeps the direction of its words. */
const isInLine = ({ display }: CSSStyleDeclaration) => display.startsWith('inline');

/* What has been scrolled or slid stands where the reader left it; what names its own direction keeps it. */
const isLeftAlone = (element: Element, { overflowX }: CSSStyleDeclaration) =>
  (overflowX !== 'visible' && element.scrollWidth > element.clientWidth) ||
  element.matches('[aria-roledescription="carousel"] [aria-live], [dir]');

/* A page has hundreds of boxes, and they are asked for at every width: what nobody sees is not gone into. */
function* boxesIn(parent: Element): Generator<Box> {
  for (const element of parent.children) {
    if (element instanceof SVGElement) continue;
    const style = getComputedStyle(element);
    if (style.display === 'none' || isInLine(style) || isLeftAlone(element, style)) continue;
    const { left, right } = element.getBoundingClientRect();
    if (right > left) yield { element, left, right };
    yield* boxesIn(element);
  }
}

/** Where the boxes of a page stand. */
export const getBoxes = (): Box[] => [...boxesIn(document.body)];

/** Boxes that do not stand where a mirror would show them: right to left, everything starts at the other side. */
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
  // Outermost only: what is inside stands wrong because of it.
  return moved
    .filter(({ element }) => !element.parentElement || !elements.has(element.parentElement))
    .map(({ element }) => getName(element));
};
