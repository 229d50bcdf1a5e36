import type { SlotReport } from '@masthead/ad-slots/lifecycle';

const formatSize = (size: SlotReport['sizes'][number]): string => (size === 'fluid' ? size : size.join('×'));

const timeNames = ['near', 'requested', 'responded', 'filled'] as const;

/** Requested and filled sizes in one line. */
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
