import type { ImageFormat } from './negotiate.ts';
import type { Shape } from './shapes.ts';

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
