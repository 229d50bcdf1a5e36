import type { ImageFormat } from './negotiate.ts';
import type { Shape } from './shapes.ts';
import sharp, { type Sharp } from 'sharp';

/** Limit for the decoder in pixels; the largest picture has 1,200 × 8,192. */
const limitInputPixels = 10_000_000;

/** A picture as raw pixels, the source of its renditions. The fourth channel is transparency. */
type RawPicture = { data: Buffer; width: number; height: number; channels: 1 | 2 | 3 | 4 };

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

/** A picture at full size, ready to be encoded. */
export type OpenPicture = {
  /** Memory that it takes. */
  bytes: number;
  encode: (width: number, format: ImageFormat) => Promise<Buffer>;
};

/** A picture that the image service renders. */
export type PictureSource = {
  /** Identifies the picture, its crop and the version of its rendering; start of every cached file's path. */
  key: string;
  /** The rendered width in px for a requested one. Pictures are never enlarged. */
  toWidth: (requested: number | undefined) => number;
  /** Formats that it is rendered in. */
  formats: readonly ImageFormat[];
  /** Opens the picture at full size. Throws a `MissingPictureError` if its file is missing. */
  open: () => Promise<OpenPicture>;
};

/** Finds a picture by its id: whole, or in a shape. Undefined for an id of another kind. */
export type FindPicture = (id: string) => ((shape: Shape | undefined) => PictureSource) | undefined;

export const allFormats: readonly ImageFormat[] = ['avif', 'webp', 'jpg', 'png'];

/** Thrown when a known picture has no file. */
export class MissingPictureError extends Error {
  override name = 'MissingPictureError';
}
