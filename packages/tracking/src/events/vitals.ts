import type { DataLayerEvent, Push } from '../dataLayer/dataLayer.ts';

/** A measurement as the `web-vitals` library reports it, as far as it is read here. */
export type Measured = {
  name: string;
  value: number;
  delta: number;
  rating: string;
  id: string;
  navigationType: string;
  navigationURL?: string;
  entries: readonly unknown[];
};

/** The elements that a measurement was about: what was painted, what was pressed, what moved. */
const getElements = (entry: unknown): unknown[] => {
  const { element, target, sources } = entry as {
    element?: unknown;
    target?: unknown;
    sources?: readonly { node?: unknown }[];
  };
  return [element, target, ...(sources ?? []).map(({ node }) => node)];
};

/** What is told of a measurement besides itself. */
export type VitalContext = {
  brand: string;
  /** The kind of the page at an address; the page that was loaded where there is none. */
  getPageKind: (address: string | undefined) => string;
  /** The ad slot that an element stands in. */
  getSlot: (element: unknown) => string | undefined;
};

/** Milliseconds are whole; layout shift has four decimals. */
const roundMetric = (name: string, value: number): number =>
  name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value);

/** One measurement by brand, page kind and slot. */
export const toVitalEvent = (
  { name, value, delta, rating, id, navigationType, navigationURL, entries }: Measured,
  { brand, getPageKind: kindOf, getSlot: slotOf }: VitalContext,
): DataLayerEvent => ({
  event: 'web_vital',
  vital: name,
  vital_value: roundMetric(name, value),
  vital_delta: roundMetric(name, delta),
  vital_rating: rating,
  vital_id: id,
  navigation_type: navigationType,
  brand,
  page_kind: kindOf(navigationURL),
  slot:
    entries
      .flatMap(getElements)
      .map(slotOf)
      .find((slot) => slot !== undefined) ?? '',
});

/** Starts measuring. The library comes late, when the page has been read in; it knows what has happened until then. */
export const measureVitals = async (facts: VitalContext, push: Push): Promise<void> => {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const report = (metric: Measured): void => push(toVitalEvent(metric, facts));
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(report, { reportSoftNavs: true });
};
