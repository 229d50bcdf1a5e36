'use client';

import type { Ads, AdsReport } from '@masthead/ad-slots/lifecycle';
import { useEffect, useState } from 'react';
import * as styles from './inspector.css';
import { sizesLine, targetingLine, timesLine, withParameters } from './words';

/** How the stand-in can be made to behave, by the address. */
const tries = [
  ['Slow', 'house-delay=3000'],
  ['Empty', 'house-empty=all'],
  ['Largest', 'house-size=largest'],
  ['Smallest', 'house-size=smallest'],
  ['Broken', 'house-fault=throw'],
  ['Usual', 'house-delay=0&house-empty=&house-size=usual&house-fault=none'],
] as const;

const shownFor = 3_000;

const show = (name: string): void => {
  const element = document.querySelector<HTMLElement>(`[data-slot="${name}"]`);
  if (!element) return;
  element.dataset['shown'] = '';
  // Near the upper edge: on a narrow screen the panel lies over the lower half.
  element.scrollIntoView({ block: 'start' });
  setTimeout(() => delete element.dataset['shown'], shownFor);
};

const useReport = (ads: Ads): AdsReport => {
  const [report, setReport] = useState(ads.report);
  useEffect(() => ads.watch(() => setReport(ads.report())), [ads]);
  return report;
};

/** For ad operations: what every slot of this page has asked for and got, with one click to see where it is. */
export const AdInspector = ({ ads, source }: { ads: Ads; source: 'network' | 'first-party' }) => {
  const { page, slots } = useReport(ads);
  return (
    <section className={styles.root} aria-label="Advertising of this page">
      <p className={styles.head}>Advertising: {page?.name ?? 'not begun'}</p>
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
            {slot.fault && <span className={styles.fault}>{slot.fault}</span>}
          </li>
        ))}
      </ul>
      {source === 'first-party' && (
        <p className={styles.tries}>
          {tries.map(([title, query]) => (
            <a key={title} href={withParameters(location.search, query)} target="_self">
              {title}
            </a>
          ))}
        </p>
      )}
    </section>
  );
};
