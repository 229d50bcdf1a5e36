import { widths } from '../table/types';
import { timing } from './options';
import { toSlotContainer, type SlotContainer } from './slotContainer';

/**
 * Finds the placeholders of a page, those that come later too (a menu that opens, a list that grows), and tells which
 * come near the viewport; all that come near together are told together, so that they make one request.
 */
export const watchContainers = (
  signal: AbortSignal,
  handlers: {
    near: (places: SlotContainer[]) => void;
    gone: (place: SlotContainer) => void;
    skip: (place: SlotContainer) => boolean;
  },
) => {
  const places = new Map<Element, SlotContainer>();
  const wide = matchMedia(`(min-width: ${widths[1]}px)`);
  const near = new IntersectionObserver(
    (entries) => {
      const come = entries.flatMap(({ isIntersecting, target, boundingClientRect, rootBounds }) => {
        const place = isIntersecting ? places.get(target) : undefined;
        // The browser has measured already: to measure again would make it lay the page out.
        // On narrow screens a room may leave the page's margins: it is as wide as the window there.
        return place
          ? [Object.assign(place, { width: ((!wide.matches && rootBounds) || boundingClientRect).width })]
          : [];
      });
      for (const { element } of come) near.unobserve(element);
      if (come.length > 0) handlers.near(come);
    },
    { rootMargin: `${wide.matches ? timing.nearPercent.wide : timing.nearPercent.narrow}% 0px` },
  );
  const scan = (): void => {
    for (const [element, place] of places) {
      if (element.isConnected) continue;
      places.delete(element);
      near.unobserve(element);
      handlers.gone(place);
    }
    for (const element of document.querySelectorAll<HTMLElement>('[data-slot]')) {
      if (places.has(element)) continue;
      const place = toSlotContainer(element);
      if (!place || handlers.skip(place)) continue;
      places.set(element, place);
      near.observe(element);
    }
  };
  let planned: ReturnType<typeof setTimeout> | undefined;
  const mutations = new MutationObserver(() => {
    planned ??= setTimeout(() => {
      planned = undefined;
      scan();
    }, 100);
  });
  mutations.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener(
    'abort',
    () => {
      mutations.disconnect();
      near.disconnect();
      clearTimeout(planned);
    },
    { once: true },
  );
  scan();
  return {
    all: (): SlotContainer[] => [...places.values()],
    of: (element: Element): SlotContainer | undefined => places.get(element),
    /** Measures places again, where the window has another width than when they came near. */
    measure: (some: readonly SlotContainer[]): void => {
      for (const place of some) place.width = wide.matches ? place.element.getBoundingClientRect().width : innerWidth;
    },
  };
};
