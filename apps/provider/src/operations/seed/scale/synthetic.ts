import type { ArticleInput } from '../../../db/write/articles.ts';
import { toOptionalJson } from '../../../db/write/upsert.ts';
import type { StoredImage } from '../../../db/tables/columns.ts';
import { formatByline } from '../../../db/write/plainText.ts';
import { toDatePath } from '../clock.ts';
import { firmEnds, firmStarts, monthsBack, sectors, type SectorWords, streets, summaries } from './phrases.ts';

type Random = {
  /** Returns a number from 0 to less than 1. */
  next: () => number;
  /** Returns an integer from `min` to `max`, both inclusive. */
  int: (min: number, max: number) => number;
  pick: <T>(list: readonly [T, ...T[]]) => T;
};

/** Creates a random generator; the same seed produces the same articles. */
const createRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return { next, int, pick: (list) => list[int(0, list.length - 1)] ?? list[0] };
};

/** Data of the database from which synthetic articles are created. */
export type Ingredients = {
  siteId: number;
  publication: string;
  timeZone: string;
  language: string;
  now: Date;
  /** Cities of the market streams, with the categories of their regions. */
  cities: readonly [City, ...City[]];
  sectorIds: ReadonlyMap<string, number>;
  otherIds: readonly [number, ...number[]];
  kickers: readonly [Kicker, ...Kicker[]];
  authors: readonly [Author, ...Author[]];
  /** Paragraphs of the sample articles, sanitized. */
  paragraphs: readonly [string, ...string[]];
  /** Pictures of the sample articles. */
  pictures: readonly [StoredImage, ...StoredImage[]];
};
type City = { name: string; id: number; regionIds: readonly number[] };
type Kicker = { name: string; id: number };
type Author = { id: number; name: string };

const tenYearsMs = 10 * 365.25 * 24 * 3_600_000;

/** "a tower", "an office tower". */
const withIndefiniteArticle = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

type Deal = NonNullable<ArticleInput['deal']>;
/** What a headline reports, without the columns that every deal has. */
type Report = { title: string; deal?: Partial<Deal> & Pick<Deal, 'kind'> };

/** Creates a headline and the facts of the deal that it reports; some headlines report none. */
const createReport = (random: Random, city: string, property: string, words: SectorWords | undefined): Report => {
  const firm = `${random.pick(firmStarts)} ${random.pick(firmEnds)}`;
  const millions = random.int(18, 1900) / 10;
  const amount = `$${millions.toFixed(1)} million`;
  const price = Math.round(millions * 1_000_000);
  const street = `${random.pick(streets)} Street`;
  const [min, max] = words?.size ?? [1, 1];
  const isArea = words?.unit === 'square feet';
  const count = random.int(min, max);
  const size = `${count}${isArea ? ',000' : ''} ${words?.unit ?? 'units'}`;
  const area = isArea ? { size: count * 1_000, sizeUnit: 'square-feet' as const, squareFeet: count * 1_000 } : {};
  const address = { property: `${random.int(1, 999)} ${street}` };
  const capRate = random.int(45, 95) / 10;
  return random.pick<Report>([
    {
      title: `${firm} pays ${amount} for ${withIndefiniteArticle(`${city} ${property}`)}`,
      deal: { kind: 'sale', price, buyer: firm, capRate, ...address },
    },
    {
      title: `${firm} takes ${size} at its ${city} ${property}`,
      ...(isArea && { deal: { kind: 'lease', tenant: firm, ...area } }),
    },
    {
      title: `${city} ${property} on ${street} sells for ${amount}`,
      deal: { kind: 'sale', price, ...area, ...address },
    },
    {
      title: `${firm} borrows ${amount} against ${withIndefiniteArticle(property)} in ${city}`,
      deal: { kind: 'loan', price, borrower: firm },
    },
    { title: `${city} ${property} gets its extension after ${random.pick(monthsBack)}` },
    {
      title: `${firm} plans ${size} on ${street} in ${city}`,
      ...(isArea && { deal: { kind: 'development', developer: firm, ...area } }),
    },
    {
      title: `Lender takes back ${withIndefiniteArticle(property)} on ${street} in ${city}`,
      deal: { kind: 'foreclosure', ...address },
    },
    {
      title: `${firm} sells its ${city} ${property} after ${random.pick(monthsBack)}`,
      deal: { kind: 'sale', seller: firm },
    },
    {
      title: `${street} ${property} in ${city} trades at ${amount}`,
      deal: { kind: 'sale', price, capRate, ...address },
    },
    {
      title: `${firm} refinances ${size} in ${city} for ${amount}`,
      deal: { kind: 'loan', price, borrower: firm, ...area },
    },
  ]);
};

const toDeal = (
  { price, squareFeet, ...deal }: NonNullable<Report['deal']>,
  marketId: number,
  sectorId: number | undefined,
  day: string,
): Deal => ({
  ...deal,
  dealDate: day,
  marketId,
  sectorId: sectorId ?? null,
  price: price ?? null,
  currency: price ? 'USD' : null,
  squareFeet: squareFeet ?? null,
  ...(deal.kind === 'sale' &&
    price &&
    squareFeet && { pricePerSquareFoot: Math.round((price / squareFeet) * 100) / 100 }),
});

const slugify = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 54)
    .replace(/-[^-]*$/, '')
    .replace(/^-/, '');

/** Creates the article with a number. It is plausible, and the same for the same number. */
export const createSyntheticArticle = (index: number, ingredients: Ingredients): ArticleInput => {
  const random = createRandom(index * 7919 + 13);
  const city = random.pick(ingredients.cities);
  const [sector, words] = random.pick(
    Object.entries<SectorWords>(sectors) as [[string, SectorWords], ...[string, SectorWords][]],
  );
  const { title, deal } = createReport(random, city.name, random.pick(words.property), words);
  const pubDate = new Date(
    Math.floor((ingredients.now.getTime() - 3_600_000 - random.next() * tenYearsMs) / 60_000) * 60_000,
  );
  const datePath = toDatePath(pubDate, ingredients.timeZone);
  const kicker = random.pick(ingredients.kickers);
  const author = random.pick(ingredients.authors);
  const blocks = Array.from({ length: random.int(4, 8) }, () => random.pick(ingredients.paragraphs));
  const streams = new Map<number, 'primary' | 'listed' | 'kicker'>([
    [city.id, 'primary'],
    [kicker.id, 'kicker'],
  ]);
  for (const id of [...city.regionIds, ingredients.sectorIds.get(sector), random.pick(ingredients.otherIds)])
    if (id !== undefined && !streams.has(id)) streams.set(id, 'listed');
  return {
    article: {
      siteId: ingredients.siteId,
      naturalId: `${datePath}/${slugify(title)}-${index.toString(36)}`,
      title,
      summary: random.pick(summaries),
      postFormat: 'standard',
      kicker: kicker.name,
      kickerCategoryId: kicker.id,
      primaryCategoryId: city.id,
      byline: formatByline([author.name], ingredients.language),
      publication: ingredients.publication,
      image: toOptionalJson(random.pick(ingredients.pictures)),
      pubDate,
      timeToRead: Math.max(1, Math.round(blocks.length / 2.5)),
    },
    body: { blocks, tags: [city.name.toLowerCase(), sector.replaceAll('-', ' ')] },
    categories: [...streams].map(([categoryId, role]) => ({ categoryId, role })),
    authorIds: [author.id],
    ...(deal && { deal: toDeal(deal, city.id, ingredients.sectorIds.get(sector), datePath.replaceAll('/', '-')) }),
  };
};
