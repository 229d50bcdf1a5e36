import sharp, { type Sharp } from 'sharp';
import { compose } from './compose.ts';
import { getGrain } from './grain.ts';
import { illustrate, type Plates } from './illustrate/illustrate.js';
import type { ResolvedImageSpec } from './imageId.ts';
import { letter } from './lettering/lettering.ts';
import type { ImageFormat } from './negotiate.ts';
import { shapes } from './shapes.ts';
import { printStipple } from './stipple.ts';

/** Part of every cached file's path. Increase it when a drawing or an encoder setting changes. */
export const drawingVersion = 'v5';

/** Limits for the decoder in pixels; the largest drawing has 1.1 million, the largest file 1,200 × 8,192. */
const limitInputPixels = 2_000_000;
const maxEncodedPixels = 10_000_000;

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const letterMasthead = (title: string): { d: string; w: number } => {
  const { d, width } = letter(title.split('-').map(capitalize).join(' '), 'serif');
  return { d, w: width };
};

/** The plates of a picture at full size, before they are combined. */
export const drawPlates = (spec: ResolvedImageSpec): Plates => {
  const { motif, palette, variant, seed, shape, accent, title } = spec;
  const { width, height } = shapes[shape];
  const wordmark = title === undefined ? undefined : letterMasthead(title);
  const { ground, stipple, inks } = illustrate({
    motif,
    palette,
    variant,
    seed,
    width,
    height,
    accent: accent && `#${accent}`,
    wordmark,
  });
  return { ground: compose(ground, spec), stipple: compose(stipple, spec), inks };
};

/**
 * A picture at full size as raw pixels, the source of every rendition. Three channels by default; a fourth is
 * transparency.
 */
export type Drawing = { data: Buffer; width: number; height: number; channels?: 1 | 2 | 3 | 4 };

const toPixels = (svg: string, background: string) =>
  sharp(Buffer.from(svg), { limitInputPixels }).flatten({ background }).raw().toBuffer({ resolveWithObject: true });

/** Draws a picture at full size. Smaller renditions are scaled from it, because stipple depends on the pixel grid. */
export const rasterize = async (spec: ResolvedImageSpec): Promise<Drawing> => {
  const plates = drawPlates(spec);
  const [ground, stipple] = [await toPixels(plates.ground, '#fff'), await toPixels(plates.stipple, '#000')];
  const { width, height } = ground.info;
  await printStipple({ ground: ground.data, stipple: stipple.data, width, inks: plates.inks });
  const data = await sharp(ground.data, { limitInputPixels, raw: { width, height, channels: 3 } })
    .composite([{ input: await getGrain(spec.palette), tile: true }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { data, width, height };
};

/** Grain compresses badly and is hardly visible, so large renditions have a lower quality. */
const qualityFor = (width: number): number => (width > 600 ? 68 : 76);

const encoders = {
  avif: (image, width) => image.avif({ quality: width > 600 ? 41 : 52, effort: 3 }),
  webp: (image, width) => image.webp({ quality: qualityFor(width), effort: 4 }),
  jpg: (image, width) => image.flatten({ background: '#fff' }).jpeg({ quality: qualityFor(width), mozjpeg: true }),
  png: (image) => image.png({ compressionLevel: 9, palette: true }),
} as const satisfies Record<ImageFormat, (image: Sharp, width: number) => Sharp>;

/** Encodes one size and format from the full-size picture. */
export const encode = ({ data, channels = 3, ...size }: Drawing, width: number, format: ImageFormat): Promise<Buffer> =>
  encoders[format](
    sharp(data, { limitInputPixels: maxEncodedPixels, raw: { ...size, channels } }).resize({
      width,
      fit: 'inside',
      withoutEnlargement: true,
    }),
    width,
  ).toBuffer();
