import sharp, { type Sharp } from 'sharp';
import type { ImageFormat } from './negotiate.ts';

/** Limit for the decoder in pixels; the largest picture has 1,200 × 8,192. */
const limitInputPixels = 10_000_000;

/** A picture as raw pixels, the source of its renditions. The fourth channel is transparency. */
export type RawPicture = { data: Buffer; width: number; height: number; channels: 1 | 2 | 3 | 4 };

/** Detail of large renditions is hardly visible, so they have a lower quality. */
const qualityFor = (width: number): number => (width > 600 ? 68 : 76);

const encoders = {
  avif: (image, width) => image.avif({ quality: width > 600 ? 41 : 52, effort: 3 }),
  webp: (image, width) => image.webp({ quality: qualityFor(width), effort: 4 }),
  jpg: (image, width) => image.flatten({ background: '#fff' }).jpeg({ quality: qualityFor(width), mozjpeg: true }),
  png: (image) => image.png({ compressionLevel: 9, palette: true }),
} as const satisfies Record<ImageFormat, (image: Sharp, width: number) => Sharp>;

export const encode = ({ data, ...raw }: RawPicture, width: number, format: ImageFormat): Promise<Buffer> =>
  encoders[format](
    sharp(data, { limitInputPixels, raw }).resize({ width, fit: 'inside', withoutEnlargement: true }),
    width,
  ).toBuffer();
