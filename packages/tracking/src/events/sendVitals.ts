/** The fields of performance entries that are read here. */
type Entry = PerformanceEntry & {
  value?: number;
  hadRecentInput?: boolean;
  interactionId?: number;
  activationStart?: number;
  responseStart?: number;
};

/**
 * Measures the loaded page by the browser's own observers, and sends its kind and figures once, when the page is
 * hidden: no identifier, no address. Browsers buffer the entries from before this module was loaded. CLS has no unit,
 * the others are in ms.
 */
export const sendVitals = (path: string, getPageKind: () => string): void => {
  const { activationStart = 0, responseStart = 0 }: Partial<Entry> =
    performance.getEntriesByType('navigation')[0] ?? {};
  // A tab in the background paints when the reader selects it. Browsers without these entries load this module while it
  // is hidden.
  if (
    document.visibilityState === 'hidden' ||
    performance
      .getEntriesByType('visibility-state')
      .some(({ name, startTime }) => name === 'hidden' && startTime >= activationStart)
  )
    return;
  const sinceActivation = (time: number): number => Math.max(Math.round(time - activationStart), 0);
  let lcp: number | undefined;
  let cls = 'LayoutShift' in globalThis ? 0 : undefined;
  let sessionShift = 0;
  let sessionStart = 0;
  let lastShift = Number.NEGATIVE_INFINITY;
  const durations = new Map<number, number>();
  const flushes: (() => void)[] = [];
  let state: 'measuring' | 'sent' = 'measuring';

  // Browsers ignore types that they do not support.
  const observe = (type: string, read: (entry: Entry) => void): void => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(read));
    observer.observe({ type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit);
    flushes.push(() => observer.takeRecords().forEach(read));
  };
  const readInteraction = ({ interactionId, duration }: Entry): void => {
    if (interactionId) durations.set(interactionId, Math.max(durations.get(interactionId) ?? 0, duration));
  };
  observe('largest-contentful-paint', ({ startTime }) => {
    lcp = sinceActivation(startTime);
  });
  // A session of shifts ends after a pause of a second, and after five seconds.
  observe('layout-shift', ({ startTime, value = 0, hadRecentInput }) => {
    if (hadRecentInput) return;
    if (startTime - lastShift >= 1_000 || startTime - sessionStart >= 5_000) {
      sessionStart = startTime;
      sessionShift = 0;
    }
    lastShift = startTime;
    sessionShift += value;
    cls = Math.max(cls ?? 0, sessionShift);
  });
  observe('first-input', readInteraction);
  observe('event', readInteraction);

  const send = (): void => {
    if (state === 'sent') return;
    state = 'sent';
    for (const flush of flushes) flush();
    // The slowest interaction, without one of fifty.
    const { interactionCount = durations.size } = performance as { interactionCount?: number };
    const slowest = [...durations.values()].toSorted((left, right) => right - left);
    const inp = slowest[Math.min(Math.floor(interactionCount / 50), slowest.length - 1)];
    navigator.sendBeacon(
      path,
      JSON.stringify({ page: getPageKind(), ttfb: sinceActivation(responseStart), lcp, cls, inp }),
    );
  };
  // The page is visible now, so the first change hides it.
  addEventListener('visibilitychange', send);
  addEventListener('pagehide', send);
};
