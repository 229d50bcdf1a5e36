/** Longest time that a page without a quiet moment is waited for. */
const patienceMs = 2_000;

/** Calls back once, when the page is shown, has loaded, and the browser is idle. Answers how to call it off. */
export const whenReadable = (start: () => void): (() => void) => {
  const off = new AbortController();
  const once = (): void => {
    if (off.signal.aborted) return;
    off.abort();
    start();
  };
  const whenIdle = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(once, { timeout: patienceMs });
    else setTimeout(once, 1);
  };
  const whenLoaded = (): void => {
    if (document.readyState === 'complete') whenIdle();
    else window.addEventListener('load', whenIdle, { signal: off.signal });
  };
  // A page that was made ready in the background is nobody's visit yet.
  if ('prerendering' in document && document.prerendering === true)
    document.addEventListener('prerenderingchange', whenLoaded, { signal: off.signal });
  else whenLoaded();
  return () => off.abort();
};
