import { breakpoints } from '../table/slots';
import { timing } from './options';
import { restoreContainer, setState, toSlotContainer, type SlotContainer } from './slotContainer';

/** What the page does with the containers that are found. */
type ContainerHandlers = {
  /** Called with all containers that come near the viewport at once, so that they share one ad request. */
  onNear: (containers: SlotContainer[]) => void;
  onRemoved: (container: SlotContainer) => void;
  shouldSkip: (container: SlotContainer) => boolean;
};

const scanDelayMs = 100;

/** Finds the slot containers of a page, those added later included (an opened menu, a list that grows). */
export const watchContainers = (signal: AbortSignal, { onNear, onRemoved, shouldSkip }: ContainerHandlers) => {
  const containers = new Map<Element, SlotContainer>();
  const wide = matchMedia(`(min-width: ${breakpoints[1]}px)`);
  const observer = new IntersectionObserver(
    (entries) => {
      const near = entries.flatMap(({ isIntersecting, target, boundingClientRect, rootBounds }) => {
        const container = isIntersecting ? containers.get(target) : undefined;
        // The entry's measurement avoids a second layout. On narrow screens a container may span the whole viewport.
        return container
          ? [Object.assign(container, { width: ((!wide.matches && rootBounds) || boundingClientRect).width })]
          : [];
      });
      for (const { element } of near) observer.unobserve(element);
      if (near.length > 0) onNear(near);
    },
    { rootMargin: `${wide.matches ? timing.nearPercent.wide : timing.nearPercent.narrow}% 0px` },
  );
  const scan = (): void => {
    for (const [element, container] of containers) {
      if (element.isConnected) continue;
      containers.delete(element);
      observer.unobserve(element);
      onRemoved(container);
    }
    for (const element of document.querySelectorAll<HTMLElement>('[data-slot]')) {
      if (containers.has(element)) continue;
      const container = toSlotContainer(element);
      if (!container || shouldSkip(container)) continue;
      containers.set(element, container);
      observer.observe(element);
    }
  };
  let scanTimer: ReturnType<typeof setTimeout> | undefined;
  const mutations = new MutationObserver(() => {
    scanTimer ??= setTimeout(() => {
      scanTimer = undefined;
      scan();
    }, scanDelayMs);
  });
  mutations.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener(
    'abort',
    () => {
      mutations.disconnect();
      observer.disconnect();
      clearTimeout(scanTimer);
    },
    { once: true },
  );
  scan();
  return {
    all: (): SlotContainer[] => [...containers.values()],
    get: (element: Element): SlotContainer | undefined => containers.get(element),
    /** Resets containers that the new width hides: they are reported again when they become visible. */
    awaitAgain: (hidden: readonly SlotContainer[]): void => {
      for (const container of hidden) {
        restoreContainer(container);
        setState(container, 'waiting');
        delete container.report.filled;
        observer.observe(container.element);
      }
    },
    /** Measures containers again after the window has changed its width. */
    measure: (some: readonly SlotContainer[]): void => {
      for (const container of some)
        container.width = wide.matches ? container.element.getBoundingClientRect().width : innerWidth;
    },
  };
};
