/** The link that contains the event's target, or null. */
export const getClosestLink = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** Calls back each time the page becomes visible again: after a change of tabs, or by the browser's Back button. */
export const onVisible = (callback: () => void, options: AddEventListenerOptions = {}): void => {
  const notify = (): void => {
    if (document.visibilityState === 'visible') callback();
  };
  document.addEventListener('visibilitychange', notify, options);
  window.addEventListener('pageshow', notify, options);
};

/** Wraps a callback so that it runs at most once: by `once`, unless `cancel` comes first. Both abort the signal. */
const createOnce = (callback: () => void) => {
  const controller = new AbortController();
  const { signal } = controller;
  const cancel = (): void => controller.abort();
  const once = (): void => {
    if (signal.aborted) return;
    cancel();
    callback();
  };
  return { signal, once, cancel };
};

/** Maximum wait for an idle browser after the page has loaded, in ms. */
const idleTimeoutMs = 2_000;

/** Calls back once, when the page is loaded, visible and the browser idle. Returns what cancels it. */
export const onIdle = (callback: () => void): (() => void) => {
  const { signal, once, cancel } = createOnce(callback);
  const waitForIdle = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(once, { timeout: idleTimeoutMs });
    else setTimeout(once, 1);
  };
  const waitForLoad = (): void => {
    if (document.readyState === 'complete') waitForIdle();
    else window.addEventListener('load', waitForIdle, { signal });
  };
  // The browser may prerender a page that the reader never opens.
  if ('prerendering' in document && document.prerendering === true)
    document.addEventListener('prerenderingchange', waitForLoad, { signal });
  else waitForLoad();
  return cancel;
};

const interactions = ['pointerdown', 'keydown', 'focusin'] as const;

/** Calls back once, at the reader's first interaction or when the browser is idle. Returns a function that cancels. */
export const onInteraction = (callback: () => void): (() => void) => {
  const { signal, once, cancel } = createOnce(callback);
  for (const interaction of interactions) document.addEventListener(interaction, once, { signal, passive: true });
  const cancelIdle = onIdle(once);
  signal.addEventListener('abort', cancelIdle);
  return cancel;
};

/** Calls back after the next paint; a hidden tab does not paint. Returns a function that cancels. */
export const afterPaint = (callback: () => void): (() => void) => {
  const frame = requestAnimationFrame(() => setTimeout(callback));
  return () => cancelAnimationFrame(frame);
};
