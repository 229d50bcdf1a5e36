import sharp from 'sharp';
import { PALETTES } from './illustrate/illustrate.js';
import type { Palette } from './shapes.ts';

/** Edge of the repeated grain tile in px; the pattern is too fine for visible seams. */
const size = 256;
/** Opacity of the grain. */
const opacity = 0.13;

const tileSvg = (ink: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><filter id="grain" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".75" numOctaves="2" seed="8" stitchTiles="stitch" result="noise"/><feColorMatrix in="noise" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 5 0 0 0 -2.9" result="dots"/><feFlood flood-color="${ink}"/><feComposite in2="dots" operator="in"/></filter><rect width="${size}" height="${size}" filter="url(#grain)" opacity="${opacity}"/></svg>`;

const tiles = new Map<Palette, Promise<Buffer>>();

/**
 * The paper grain in a palette's darkest ink, to repeat over a picture. It is generated once per palette: as a filter
 * over each picture it took a quarter of the drawing time.
 */
export const getGrain = (palette: Palette): Promise<Buffer> => {
  const tile =
    tiles.get(palette) ??
    sharp(Buffer.from(tileSvg(PALETTES[palette]?.deep ?? '#000')))
      .png({ compressionLevel: 1 })
      .toBuffer();
  tiles.set(palette, tile);
  return tile;
};
