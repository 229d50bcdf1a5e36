import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { DataLayerEvent, Push } from '../dataLayer/dataLayer.ts';

/** The fields of a `web-vitals` metric that are read here. */
export type VitalMetric = {
  name: string;
  value: number;
  delta: number;
  rating: string;
  id: string;
  navigationType: string;
  navigationURL?: string;
  entries: readonly unknown[];
};

/** The elements of a performance entry: painted, interacted with or shifted. */
const getElements = (entry: unknown): unknown[] => {
  const { element, target, sources } = entry as {
    element?: unknown;
    target?: unknown;
    sources?: readonly { node?: unknown }[];
  };
  return [element, target, ...(sources ?? []).map(({ node }) => node)];
};

/** Context of a metric. */
type VitalContext = {
  brand: string;
  /** Page kind by URL; without a URL, the kind of the loaded page. */
  getPageKind: (url: string | undefined) => string;
  /** The ad slot that contains an element. */
  getSlot: (element: unknown) => string | undefined;
};

/** Rounds to whole ms, and layout shift to four decimals. */
const roundMetric = (name: string, value: number): number =>
  name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value);

/** The data-layer event of a metric, with brand, page kind and slot. */
export const toVitalEvent = (
  { name, value, delta, rating, id, navigationType, navigationURL, entries }: VitalMetric,
  { brand, getPageKind, getSlot }: VitalContext,
): DataLayerEvent => ({
  event: 'web_vital',
  vital: name,
  vital_value: roundMetric(name, value),
  vital_delta: roundMetric(name, delta),
  vital_rating: rating,
  vital_id: id,
  navigation_type: navigationType,
  brand,
  page_kind: getPageKind(navigationURL),
  slot:
    entries
      .flatMap(getElements)
      .map(getSlot)
      .find((slot) => slot !== undefined) ?? '',
});

/** Starts measuring. This module loads late with the library, which reports buffered entries, so nothing is lost. */
export const measureVitals = (context: VitalContext, push: Push): void => {
  const report = (metric: VitalMetric): void => push(toVitalEvent(metric, context));
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(report, { reportSoftNavs: true });
};
