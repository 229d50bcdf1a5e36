import type { Moments } from './schedule.ts';

export type HourOfViews = { slug: string; hour: Date; views: number };

const hour = 3_600_000;
/** Just inside the four days that the trending list looks back (SPEC §9). */
const window = 92 * hour;
const mostRead = 2400;
/** Below the last of the list, however long it is. */
const background = { least: 3, spread: 40 };

const hash = (text: string): number =>
  [...text].reduce((sum, character) => (Math.imul(sum, 31) + character.charCodeAt(0)) >>> 0, 17);

/** Spreads a number of reads over the hours in which the article could be read, more of them early. */
const overHours = (slug: string, total: number, published: Date, now: Date): readonly HourOfViews[] => {
  const from = Math.floor(Math.max(published.getTime(), now.getTime() - window) / hour);
  const to = Math.floor(now.getTime() / hour);
  const step = Math.max(1, Math.ceil((to - from + 1) / 12));
  const hours = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
  const weights = hours.map((_, index) => 1 / (index + 1));
  const sum = weights.reduce((a, b) => a + b, 0);
  return hours.map((at, index) => ({
    slug,
    hour: new Date(at * hour),
    views: Math.max(1, Math.round((total * (weights[index] ?? 0)) / sum)),
  }));
};

/**
 * Reads of the last days, so that trending lists hold what an editor chose, in that order, from the first minute.
 * Every other article is read a little, so that each topic has a list of its own.
 */
export const viewsOf = (
  trending: readonly string[],
  moments: ReadonlyMap<string, Moments>,
  now: Date,
): readonly HourOfViews[] => {
  const chosen = new Set(trending);
  const listed = trending.flatMap((slug, rank) => {
    const moment = moments.get(slug);
    return moment ? overHours(slug, Math.round(mostRead / (rank + 1) ** 0.6), moment.pubDate, now) : [];
  });
  const others = [...moments].flatMap(([slug, { pubDate }]) =>
    chosen.has(slug)
      ? []
      : overHours(slug, background.least + (hash(slug) % background.spread), pubDate, now).slice(0, 2),
  );
  return [...listed, ...others];
};
