import type { ImageSpec } from './imageId.ts';
import { palettes, skylineCities, type Palette } from './shapes.ts';

const hashPath = (text: string): number =>
  [...text].reduce((sum, character) => (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) >>> 0, 7);

const pickPalette = (path: string): Palette => palettes[hashPath(path) % palettes.length] as Palette;

/** The city whose skyline a market has, by the start of its name: `washington-dc` has Washington's. */
const getCity = (market: string): string =>
  skylineCities.find((city) => market.replaceAll('-', '').startsWith(city)) ?? market.replaceAll('-', '').slice(0, 24);

/**
 * The header picture of a stream without one of its own, from its path: a skyline for markets and regions, otherwise
 * strata, which suit a publication of any trade.
 */
export const streamPicture = (path: string): ImageSpec => {
  const [family = '', name = ''] = path.split('/');
  const palette = pickPalette(path);
  if (family === 'markets' || family === 'region')
    return { motif: 'skyline', palette, seed: getCity(name), shape: 'article' };
  return { motif: 'chart', variant: 'strata', palette, seed: (hashPath(path) % 9000) + 100, shape: 'article' };
};
