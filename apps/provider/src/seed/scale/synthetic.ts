import type { ArticleInput } from '../../db/write/articles.ts';
import { toOptionalJson } from '../../db/write/json.ts';
import { toImageId, imageUri } from '../../images/imageId.ts';
import { palettes, shapes } from '../../images/shapes.ts';
import { formatByline } from '../../publishing/byline.ts';
import { toDatePath } from '../clock.ts';
import { firmEnds, firmStarts, monthsBack, sectors, streets, summaries } from './phrases.ts';
import { createRandom, type Random } from './random.ts';

/** Data of the database from which synthetic articles are created. */
export type Ingredients = {
  siteId: number;
  publication: string;
  timeZone: string;
  now: Date;
  /** Cities of the market streams, with the categories of their regions. */
  cities: readonly [City, ...City[]];
  sectorIds: ReadonlyMap<string, number>;
  otherIds: readonly [number, ...number[]];
  kickers: readonly [Kicker, ...Kicker[]];
  authors: readonly [Author, ...Author[]];
  /** Paragraphs of the sample articles, sanitized. */
  paragraphs: readonly [string, ...string[]];
};
type City = { name: string; id: number; regionIds: readonly number[] };
type Kicker = { name: string; id: number };
type Author = { id: number; name: string };

const tenYearsMs = 10 * 365.25 * 24 * 3_600_000;
/** Pictures per motif and palette. Synthetic articles share them, so that all fit on the disk. */
const picturesPerStyle = 12;

/** "a tower", "an office tower". */
const withIndefiniteArticle = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

const createHeadline = (random: Random, city: string, property: string, size: string): string => {
  const firm = `${random.pick(firmStarts)} ${random.pick(firmEnds)}`;
  const price = `$${(random.int(18, 1900) / 10).toFixed(1)} million`;
  const street = `${random.pick(streets)} Street`;
  return random.pick([
    `${firm} pays ${price} for ${withIndefiniteArticle(`${city} ${property}`)}`,
    `${firm} takes ${size} at its ${city} ${property}`,
    `${city} ${property} on ${street} sells for ${price}`,
    `${firm} borrows ${price} against ${withIndefiniteArticle(property)} in ${city}`,
    `${city} ${property} gets its extension after ${random.pick(monthsBack)}`,
    `${firm} plans ${size} on ${street} in ${city}`,
    `Lender takes back ${withIndefiniteArticle(property)} on ${street} in ${city}`,
    `${firm} sells its ${city} ${property} after ${random.pick(monthsBack)}`,
    `${street} ${property} in ${city} trades at ${price}`,
    `${firm} refinances ${size} in ${city} for ${price}`,
  ]);
};

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
  const { siteId, publication, timeZone, now, cities, sectorIds, otherIds, kickers, authors, paragraphs } = ingredients;
  const city = random.pick(cities);
  const [sector, words] = random.pick(
    Object.entries(sectors) as [[string, (typeof sectors)[string]], ...[string, (typeof sectors)[string]][]],
  );
  const [min, max] = words?.size ?? [1, 1];
  const thousands = words?.unit === 'square feet' ? ',000' : '';
  const title = createHeadline(
    random,
    city.name,
    random.pick(words?.property ?? ['property']),
    `${random.int(min, max)}${thousands} ${words?.unit ?? 'units'}`,
  );
  const pubDate = new Date(Math.floor((now.getTime() - 3_600_000 - random.next() * tenYearsMs) / 60_000) * 60_000);
  const kicker = random.pick(kickers);
  const author = random.pick(authors);
  const picture = toImageId({
    motif: words?.motif ?? 'tower',
    palette: random.pick(palettes),
    seed: random.int(1, picturesPerStyle),
  });
  const blocks = Array.from({ length: random.int(4, 8) }, () => random.pick(paragraphs));
  const streams = new Map<number, 'primary' | 'listed' | 'kicker'>([
    [city.id, 'primary'],
    [kicker.id, 'kicker'],
  ]);
  for (const id of [...city.regionIds, sectorIds.get(sector), random.pick(otherIds)])
    if (id !== undefined && !streams.has(id)) streams.set(id, 'listed');
  return {
    article: {
      siteId,
      naturalId: `${toDatePath(pubDate, timeZone)}/${slugify(title)}-${index.toString(36)}`,
      title,
      summary: random.pick(summaries),
      postFormat: 'standard',
      kicker: kicker.name,
      kickerCategoryId: kicker.id,
      primaryCategoryId: city.id,
      byline: formatByline([author.name]),
      publication,
      image: toOptionalJson({
        uri: imageUri(picture),
        ...shapes.article,
        alt: `Drawing for a story from ${city.name}`,
        credit: `Illustration: ${publication}`,
      }),
      pubDate,
      timeToRead: Math.max(1, Math.round(blocks.length / 2.5)),
    },
    body: { blocks, tags: [city.name.toLowerCase(), sector.replaceAll('-', ' ')] },
    categories: [...streams].map(([categoryId, role]) => ({ categoryId, role })),
    authorIds: [author.id],
  };
};
