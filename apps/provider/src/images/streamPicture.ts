import type { ImageSpec } from './imageId.ts';
import { palettes, skylineCities, type Motif, type Palette } from './shapes.ts';

/** The motif of a property sector; other streams have one of `others`. */
const bySector: Readonly<Record<string, Motif>> = {
  office: 'tower',
  'net-lease': 'retail',
  'mixed-use': 'tower',
  'life-sciences': 'tower',
  multifamily: 'multifamily',
  'senior-housing': 'multifamily',
  'student-housing': 'multifamily',
  'single-family-rental': 'multifamily',
  industrial: 'industrial',
  'self-storage': 'industrial',
  infrastructure: 'industrial',
  retail: 'retail',
  hospitality: 'hotel',
  'data-centers': 'datacenter',
  'health-care': 'civic',
  land: 'plat',
};

const others: readonly Motif[] = ['plat', 'civic', 'chart', 'crane'];

const hashPath = (text: string): number =>
  [...text].reduce((sum, character) => (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) >>> 0, 7);

const one = <T>(options: readonly T[], text: string): T => options[hashPath(text) % options.length] as T;

/** The city whose skyline a market has, by the start of its name: `washington-dc` has Washington's. */
const getCity = (market: string): string =>
  skylineCities.find((city) => market.replaceAll('-', '').startsWith(city)) ?? market.replaceAll('-', '').slice(0, 24);

/**
 * The header picture of a stream, from its path: a skyline for markets and regions, otherwise the motif of the sector.
 */
export const streamPicture = (path: string): ImageSpec => {
  const [family = '', name = ''] = path.split('/');
  const palette: Palette = one(palettes, path);
  if (family === 'markets' || family === 'region')
    return { motif: 'skyline', palette, seed: getCity(name), shape: 'article' };
  const motif = family === 'sectors' ? (bySector[name] ?? one(others, path)) : one(others, path);
  return { motif, palette, seed: (hashPath(path) % 9000) + 100, shape: 'article' };
};
