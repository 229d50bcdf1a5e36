import type { Brand } from '@masthead/config';
import type { LocatorMapProps, MapLabel } from '@masthead/design-system';
import { mapTexts } from '@masthead/texts/lists';
import { atlas, type MapName } from './atlas';

type Named = { text: string; x: number; y: number; radius: number };
type Box = { left: number; top: number; right: number; bottom: number };

/** Size of the letters in the coordinates of a map of the whole country that is 560 px wide: the narrowest with names. */
const countryLetter = { width: 25, height: 46 };
type Letter = typeof countryLetter;
const gap = 8;

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const toCircle = ({ x, y, radius }: Named): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

const toCandidates = ({ text, x, y, radius }: Named, letter: Letter): readonly { label: MapLabel; box: Box }[] => {
  const width = text.length * letter.width;
  const [right, left, below] = [x + radius + gap, x - radius - gap, y + radius + gap];
  const beside = { top: y - letter.height / 2, bottom: y + letter.height / 2 };
  return [
    { label: { text, x: right, y, side: 'end' }, box: { ...beside, left: right, right: right + width } },
    { label: { text, x: left, y, side: 'start' }, box: { ...beside, left: left - width, right: left } },
    {
      label: { text, x, y: below, side: 'below' },
      box: { left: x - width / 2, right: x + width / 2, top: below, bottom: below + letter.height },
    },
  ];
};

/** Names the circles, in their order, where a name is on the map and covers neither a circle nor another name. */
export const placeLabels = (
  circles: readonly Named[],
  map: { width: number; height: number },
  letter: Letter = countryLetter,
): MapLabel[] => {
  const occupied = circles.map(toCircle);
  const labels: MapLabel[] = [];
  for (const circle of circles) {
    const free = toCandidates(circle, letter).find(
      ({ box }) =>
        box.left >= 0 &&
        box.right <= map.width &&
        box.bottom <= map.height &&
        !occupied.some((other) => overlaps(box, other)),
    );
    if (!free) continue;
    labels.push(free.label);
    occupied.push(free.box);
  }
  return labels;
};

/** A brand, as far as maps need it. */
export type PlacesBrand = Pick<Brand, 'places'>;
type Position = { map: MapName; x: number; y: number };

const outlinePath = (map: MapName): string => `/maps/${map}.svg`;

/** Finds a market or city on the map that shows it. */
export const findPlace = ({ places }: PlacesBrand, slug: string): Position | undefined => {
  for (const map of ['us', 'world'] as const) {
    const coordinates = Object.hasOwn(places[map], slug) ? places[map][slug] : undefined;
    const point = coordinates && atlas[map].project([...coordinates]);
    if (point) return { map, x: Math.round(point[0]), y: Math.round(point[1]) };
  }
  return undefined;
};

/** Height of a locator as a share of its width. */
const locatorRatio = 5 / 8;

export const toLocator = (brand: PlacesBrand, slug: string, name: string): LocatorMapProps | undefined => {
  const place = findPlace(brand, slug);
  if (!place) return undefined;
  const { locatorWidth } = atlas[place.map];
  const height = locatorWidth * locatorRatio;
  return {
    alt: mapTexts.locator(name),
    outline: outlinePath(place.map),
    section: [Math.round(place.x - locatorWidth / 2), Math.round(place.y - height / 2), locatorWidth, height],
    points: [{ x: place.x, y: place.y, radius: locatorWidth / 48 }],
    labels: [{ x: place.x, y: Math.round(place.y + locatorWidth / 32), text: name.replace(/,.*/, ''), side: 'below' }],
  };
};

type CountedPlace = { slug: string; name: string; count: number; url: string };

/** Radius of the largest circle, in the coordinates of the map. */
const maxRadius = 36;
const minRadius = 10;
/** Space for the names of places on the east coast. */
const eastMargin = 120;

/** Largest circles first, so that small ones are above them. */
const byCount = (a: { count: number }, b: { count: number }): number => b.count - a.count;

/** A map of the country whose circles have areas in proportion to a number. Undefined without two places on it. */
export const toSymbolMap = (
  brand: PlacesBrand,
  places: readonly CountedPlace[],
  texts: { title: string; count: (count: number) => string; note?: (onMap: number) => string; current?: string },
): LocatorMapProps | undefined => {
  const located = places
    .filter(({ count }) => count > 0)
    .flatMap((place) => {
      const position = findPlace(brand, place.slug);
      return position?.map === 'us' ? [{ ...place, ...position }] : [];
    })
    .toSorted(byCount);
  const [largest] = located;
  if (!largest || located.length < 2) return undefined;
  const points = located.map(({ slug, name, count, url, x, y }) => ({
    x,
    y,
    radius: Math.max(minRadius, Math.round(maxRadius * Math.sqrt(count / largest.count))),
    title: mapTexts.place(name, texts.count(count)),
    url,
    ...(slug === texts.current && { emphasis: 'current' as const }),
  }));
  const { height } = atlas.us;
  const width = atlas.us.width + eastMargin;
  return {
    alt: mapTexts.symbols(
      texts.title,
      located.map(({ name, count }) => mapTexts.place(name, texts.count(count))),
    ),
    title: texts.title,
    ...(texts.note && { note: texts.note(located.reduce((sum, { count }) => sum + count, 0)) }),
    outline: outlinePath('us'),
    section: [0, 0, width, height],
    points,
    labels: placeLabels(
      located.map(({ name }, index) => ({ text: name, ...(points[index] ?? { x: 0, y: 0, radius: 0 }) })),
      { width, height },
    ),
  };
};

/** Width in px of a map in the rail, and the size of its letters. */
const rail = { width: 300, letter: { width: 7, height: 14 } };
/** Space around the places, as a share of the width that they take. */
const surroundings = 0.3;

/** A map of places of equal rank, for the rail: the part of the country that has them. Undefined without two on it. */
export const toPlacesMap = (
  brand: PlacesBrand,
  places: readonly Omit<CountedPlace, 'count'>[],
): LocatorMapProps | undefined => {
  const located = places.flatMap((place) => {
    const position = findPlace(brand, place.slug);
    return position?.map === 'us' ? [{ ...place, ...position }] : [];
  });
  if (located.length < 2) return undefined;
  const [left, right] = [Math.min(...located.map(({ x }) => x)), Math.max(...located.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...located.map(({ y }) => y)), Math.max(...located.map(({ y }) => y))];
  const width = Math.round(
    Math.max(
      atlas.us.locatorWidth,
      (right - left) * (1 + 2 * surroundings),
      ((bottom - top) * (1 + surroundings)) / locatorRatio,
    ),
  );
  const height = Math.round(width * locatorRatio);
  const start = { x: Math.round((left + right - width) / 2), y: Math.round((top + bottom - height) / 2) };
  const scale = width / rail.width;
  const radius = Math.round(5 * scale);
  const labels = placeLabels(
    located.map(({ name, x, y }) => ({ text: name, x: x - start.x, y: y - start.y, radius })),
    { width, height },
    { width: rail.letter.width * scale, height: rail.letter.height * scale },
  );
  return {
    title: mapTexts.onMap,
    alt: mapTexts.symbols(
      mapTexts.onMap,
      located.map(({ name }) => name),
    ),
    outline: outlinePath('us'),
    section: [start.x, start.y, width, height],
    points: located.map(({ name, url, x, y }) => ({ x, y, radius, title: name, url })),
    labels: labels.map((label) => ({ ...label, x: Math.round(label.x + start.x), y: Math.round(label.y + start.y) })),
  };
};
