import sharp, { type Sharp } from 'sharp';
import { compose } from './compose.ts';
import { grainOf } from './grain.ts';
import { illustrate, type Plates } from './illustrate/illustrate.js';
import type { ResolvedImageSpec } from './imageId.ts';
import { letter } from './lettering/lettering.ts';
import type { ImageFormat } from './negotiate.ts';
import { shapes } from './shapes.ts';
import { printStipple } from './stipple.ts';

/** Part of every cached file's address. Raise it when a drawing or an encoder setting changes. */
export const drawingVersion = 'v4';

/** Bounds what a decoder may be made to unpack; the largest drawing has 1.1 million pixels. */
const limitInputPixels = 2_000_000;

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const masthead = (title: string): { d: string; w: number } => {
  const { d, width } = letter(title.split('-').map(capitalised).join(' '), 'serif');
  return { d, w: width };
};

/** The plates of a picture at its full size, before they are printed on each other. */
export const drawPlates = (spec: ResolvedImageSpec): Plates => {
  const { motif, palette, variant, seed, shape, accent, title } = spec;
  const { width, height } = shapes[shape];
  const wordmark = title === undefined ? undefined : masthead(title);
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

/** A picture at full size as plain pixels: every rendition begins with them, and nothing is packed and unpacked between. */
export type Drawing = { data: Buffer; width: number; height: number };

const pixelsOf = (svg: string, background: string) =>
  sharp(Buffer.from(svg), { limitInputPixels }).flatten({ background }).raw().toBuffer({ resolveWithObject: true });

/** The picture at full size. Smaller ones are made from it: stipple is as fine as its pixels. */
export const rasterise = async (spec: ResolvedImageSpec): Promise<Drawing> => {
  const plates = drawPlates(spec);
  const [ground, stipple] = [await pixelsOf(plates.ground, '#fff'), await pixelsOf(plates.stipple, '#000')];
  const { width, height } = ground.info;
  await printStipple({ ground: ground.data, stipple: stipple.data, width, inks: plates.inks });
  const data = await sharp(ground.data, { limitInputPixels, raw: { width, height, channels: 3 } })
    .composite([{ input: await grainOf(spec.palette), tile: true }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { data, width, height };
};

/** Grain is costly to keep and hardly seen: the large renditions are compressed more. */
const qualityFor = (width: number): number => (width > 600 ? 68 : 76);

const encoders = {
  avif: (image, width) => image.avif({ quality: width > 600 ? 46 : 52, effort: 3 }),
  webp: (image, width) => image.webp({ quality: qualityFor(width), effort: 4 }),
  jpg: (image, width) => image.jpeg({ quality: qualityFor(width), mozjpeg: true }),
  png: (image) => image.png({ compressionLevel: 9, palette: true }),
} as const satisfies Record<ImageFormat, (image: Sharp, width: number) => Sharp>;

/** One size in one format, from the picture at full size. */
export const encode = ({ data, ...size }: Drawing, width: number, format: ImageFormat): Promise<Buffer> =>
  encoders[format](
    sharp(data, { limitInputPixels, raw: { ...size, channels: 3 } }).resize({
      width,
      fit: 'inside',
      withoutEnlargement: true,
    }),
    width,
  ).toBuffer();
