import type { ImageSpec } from './imageId.ts';
import { palettes, skylineCities, type Motif, type Palette } from './shapes.ts';

/** What a property sector is drawn as; other streams take one of `others`. */
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

const sumOf = (text: string): number =>
  [...text].reduce((sum, character) => (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) >>> 0, 7);

const one = <T>(options: readonly T[], text: string): T => options[sumOf(text) % options.length] as T;

/** The city a market is drawn after, by the beginning of its name: `washington-dc` is drawn as Washington. */
const cityOf = (market: string): string =>
  skylineCities.find((city) => market.replaceAll('-', '').startsWith(city)) ?? market.replaceAll('-', '').slice(0, 24);

/** The picture at the head of a stream, from its path: a skyline for markets and regions, else what the sector builds. */
export const streamPicture = (path: string): ImageSpec => {
  const [family = '', name = ''] = path.split('/');
  const palette: Palette = one(palettes, path);
  if (family === 'markets' || family === 'region')
    return { motif: 'skyline', palette, seed: cityOf(name), shape: 'article' };
  const motif = family === 'sectors' ? (bySector[name] ?? one(others, path)) : one(others, path);
  return { motif, palette, seed: (sumOf(path) % 9000) + 100, shape: 'article' };
};
