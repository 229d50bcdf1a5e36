/**
 * Attaches scripts to an element that already works without them: listeners, attributes, controls that need scripts.
 * `signal` aborts when the element leaves the document; everything outside `root` must be undone then.
 */
export type Behavior = (root: HTMLElement, signal: AbortSignal) => void;

/**
 * Loads a behavior that few pages have, once an element with it comes near the viewport. The element must not be hidden; its
 * controls are, until the behavior shows them.
 */
export type LazyBehavior = { load: () => Promise<Behavior> };

/** Behaviors by name: the values of `data-behavior`. */
export type Behaviors = Readonly<Record<string, Behavior | LazyBehavior>>;

/** Runs `callback` once, when the element is less than a screen away from the viewport. */
const onNear = (element: HTMLElement, callback: () => void, signal: AbortSignal): void => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: '100%' },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
};

const attach = (element: HTMLElement, behavior: Behavior | LazyBehavior, signal: AbortSignal): void => {
  if (typeof behavior === 'function') return behavior(element, signal);
  const load = (): void => {
    behavior.load().then(
      (loaded) => signal.aborted || loaded(element, signal),
      // Offline the element works as it does without scripts.
      () => undefined,
    );
  };
  onNear(element, load, signal);
};

/**
 * Attaches behaviors to all elements with `data-behavior` in `container`, now and whenever elements are added, and
 * aborts their signals when they are removed. Returns a function that detaches all.
 */
export const connectBehaviors = (container: HTMLElement, behaviors: Behaviors): (() => void) => {
  const byName = new Map(Object.entries(behaviors));
  const connected = new Map<HTMLElement, AbortController>();

  const connect = (element: HTMLElement): void => {
    const controller = new AbortController();
    connected.set(element, controller);
    const behavior = byName.get(element.dataset['behavior'] ?? '');
    try {
      if (behavior) attach(element, behavior, controller.signal);
    } catch (error) {
      // One broken behavior must not take the others with it.
      reportError(error);
    }
  };

  const update = (): void => {
    for (const [element, controller] of connected) {
      if (container.contains(element)) continue;
      connected.delete(element);
      controller.abort();
    }
    for (const element of container.querySelectorAll<HTMLElement>('[data-behavior]'))
      if (!connected.has(element)) connect(element);
  };

  const observer = new MutationObserver(update);
  observer.observe(container, { childList: true, subtree: true });
  update();
  return () => {
    observer.disconnect();
    for (const controller of connected.values()) controller.abort();
    connected.clear();
  };
};
