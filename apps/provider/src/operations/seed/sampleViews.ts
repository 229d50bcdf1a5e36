import type { ArticleDates } from './schedule.ts';

/** Page views of an article in one hour. */
type HourlyViews = { slug: string; hour: Date; views: number };

const hourMs = 3_600_000;
/** A little less than the four days of the trending list (§9). */
const windowMs = 92 * hourMs;
const maxViews = 2400;
/** Views of articles outside the list: fewer than those of its last article. */
const background = { min: 3, spread: 40 };

const hash = (text: string): number =>
  [...text].reduce((sum, character) => (Math.imul(sum, 31) + character.charCodeAt(0)) >>> 0, 17);

/** Distributes views over the hours since publication, with more views in early hours. */
const spreadOverHours = (slug: string, total: number, published: Date, now: Date): readonly HourlyViews[] => {
  const from = Math.floor(Math.max(published.getTime(), now.getTime() - windowMs) / hourMs);
  const to = Math.floor(now.getTime() / hourMs);
  const step = Math.max(1, Math.ceil((to - from + 1) / 12));
  const hours = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
  const weights = hours.map((_, index) => 1 / (index + 1));
  const sum = weights.reduce((a, b) => a + b, 0);
  return hours.map((at, index) => ({
    slug,
    hour: new Date(at * hourMs),
    views: Math.max(1, Math.round((total * (weights[index] ?? 0)) / sum)),
  }));
};

/** Creates page views of the last days in the order of the editor's choice, and a few for each other article. */
export const createSampleViews = (
  trending: readonly string[],
  articleDates: ReadonlyMap<string, ArticleDates>,
  now: Date,
): readonly HourlyViews[] => {
  const chosen = new Set(trending);
  const listed = trending.flatMap((slug, rank) => {
    const dates = articleDates.get(slug);
    return dates ? spreadOverHours(slug, Math.round(maxViews / (rank + 1) ** 0.6), dates.pubDate, now) : [];
  });
  const others = [...articleDates].flatMap(([slug, { pubDate }]) =>
    chosen.has(slug)
      ? []
      : spreadOverHours(slug, background.min + (hash(slug) % background.spread), pubDate, now).slice(0, 2),
  );
  return [...listed, ...others];
};
