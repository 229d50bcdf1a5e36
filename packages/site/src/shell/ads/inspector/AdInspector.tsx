import type { Ads, AdsReport, SlotReport } from '@masthead/ad-slots/lifecycle';
import { useEffect, useState } from 'react';
import * as styles from './inspector.css';

const formatSize = (size: SlotReport['sizes'][number]): string => (size === 'fluid' ? size : size.join('×'));

const timeNames = ['near', 'requested', 'responded', 'filled'] as const;

export const sizesLine = ({ sizes, filled }: SlotReport): string =>
  [
    sizes.length > 0 ? `requested ${sizes.map(formatSize).join(', ')}` : 'not requested yet',
    ...(filled ? [`filled ${filled.replace('x', '×')}`] : []),
  ].join(' · ');

/** Times of the slot's events in ms since the page began. */
export const timesLine = ({ times, refreshes }: SlotReport): string =>
  [
    ...timeNames.flatMap((name) => (times[name] === undefined ? [] : [`${name} ${times[name]} ms`])),
    ...(refreshes > 0 ? [`refreshed ${refreshes}×`] : []),
  ].join(' · ');

/** Key-values in the ad manager's notation. */
export const targetingLine = (targeting: Readonly<Record<string, string | readonly string[]>>): string =>
  Object.entries(targeting)
    .map(([key, value]) => `${key}=${[value].flat().join(',')}`)
    .join(' ');

/** The page's query with `parameters` added or replaced. */
export const withParameters = (search: string, parameters: string): string => {
  const query = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(parameters)) query.set(name, value);
  return `?${query}`;
};

/** Behaviors of the house-ad library that query parameters select. */
const behaviors = [
  ['Slow', 'house-delay=3000'],
  ['Empty', 'house-empty=all'],
  ['Largest', 'house-size=largest'],
  ['Smallest', 'house-size=smallest'],
  ['Broken', 'house-error=throw'],
  ['Usual', 'house-delay=0&house-empty=&house-size=usual&house-error=none'],
] as const;

const highlightMs = 3_000;

const show = (name: string): void => {
  const element = document.querySelector<HTMLElement>(`[data-slot="${name}"]`);
  if (!element) return;
  element.dataset['highlight'] = '';
  // Scrolls to the upper edge, because the panel covers the lower half of a narrow screen.
  element.scrollIntoView({ block: 'start' });
  setTimeout(() => delete element.dataset['highlight'], highlightMs);
};

const useReport = (ads: Ads): AdsReport => {
  const [report, setReport] = useState(ads.report);
  useEffect(() => ads.watch(() => setReport(ads.report())), [ads]);
  return report;
};

/** For ad operations: what every slot of this page requested and received, with a button to scroll to it. */
export const AdInspector = ({ ads, source }: { ads: Ads; source: 'network' | 'first-party' }) => {
  const { page, slots } = useReport(ads);
  return (
    <section className={styles.root} aria-label="Advertising of this page">
      <p className={styles.head}>Advertising: {page?.name ?? 'not started'}</p>
      {page && <p className={styles.facts}>{targetingLine(page.targeting)}</p>}
      <ul className={styles.list}>
        {slots.map((slot) => (
          <li key={slot.name} className={styles.slot}>
            <span>
              <b>{slot.name}</b> {slot.state}
            </span>
            {slot.state !== 'closed' && (
              <button
                type="button"
                className={styles.show}
                aria-label={`Show ${slot.name} on the page`}
                onClick={() => show(slot.name)}
              >
                Show
              </button>
            )}
            <span className={styles.detail}>{sizesLine(slot)}</span>
            <span className={styles.detail}>{timesLine(slot)}</span>
            {slot.error && <span className={styles.error}>{slot.error}</span>}
          </li>
        ))}
      </ul>
      {source === 'first-party' && (
        <p className={styles.behaviors}>
          {behaviors.map(([title, query]) => (
            <a key={title} href={withParameters(location.search, query)} target="_self">
              {title}
            </a>
          ))}
        </p>
      )}
    </section>
  );
};
