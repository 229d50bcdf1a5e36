import type { SlotReport } from '@masthead/ad-slots/lifecycle';

const sizeWords = (size: SlotReport['asked'][number]): string => (size === 'fluid' ? size : size.join('×'));

const timeNames = ['near', 'asked', 'answered', 'filled'] as const;

/** What was asked for and what came, in a line. */
export const sizesLine = ({ asked, filled }: SlotReport): string =>
  [
    asked.length > 0 ? `asked ${asked.map(sizeWords).join(', ')}` : 'not asked yet',
    ...(filled ? [`filled ${filled.replace('x', '×')}`] : []),
  ].join(' · ');

/** When what happened, in ms since the page began. */
export const timesLine = ({ times, refreshes }: SlotReport): string =>
  [
    ...timeNames.flatMap((name) => (times[name] === undefined ? [] : [`${name} ${times[name]} ms`])),
    ...(refreshes > 0 ? [`refreshed ${refreshes}×`] : []),
  ].join(' · ');

/** Key-values as an operator reads them in the ad manager. */
export const targetingLine = (targeting: Readonly<Record<string, string | readonly string[]>>): string =>
  Object.entries(targeting)
    .map(([key, value]) => `${key}=${[value].flat().join(',')}`)
    .join(' ');

/** The address of the page as it is, with these parameters besides its own: without its own it would be another page. */
export const withParameters = (search: string, parameters: string): string => {
  const query = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(parameters)) query.set(name, value);
  return `?${query}`;
};
