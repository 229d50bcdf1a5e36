import sharp from 'sharp';
import {
  allFormats,
  encode,
  type FindPicture,
  MissingPictureError,
  type OpenPicture,
  type PictureSource,
} from '../images/pictureSource.ts';
import { imageWidths, type Shape, shapes } from '../images/shapes.ts';
import { type MediaImageSpec, parseMediaImageId, toMediaImageId } from './mediaImage.ts';
import type { MediaStorage } from './storage.ts';

/** Part of every cached file's path. Increase it when crops or encoder settings change. */
const renditionVersion = 'm2';

const maxWidth = Math.max(...imageWidths);

type Crop = { left: number; top: number; width: number; height: number };

/** The largest part of a picture with the ratio of a shape, around the focal point and inside the picture. */
export const cropToShape = ({ width, height, focalPoint }: MediaImageSpec, shape: Shape): Crop => {
  const ratio = shapes[shape].width / shapes[shape].height;
  const crop = {
    width: Math.max(1, Math.min(width, Math.round(height * ratio))),
    height: Math.max(1, Math.min(height, Math.round(width / ratio))),
  };
  const start = (size: number, part: number, focus: number): number =>
    Math.round(Math.min(size - part, Math.max(0, size * focus - part / 2)));
  return {
    ...crop,
    left: start(width, crop.width, focalPoint.x),
    top: start(height, crop.height, focalPoint.y),
  };
};

/** Decodes and crops a picture at the largest width that is rendered. */
const openStill = async (master: Buffer, crop: Crop | undefined, width: number): Promise<OpenPicture> => {
  const picture = sharp(master);
  const { data, info } = await (crop ? picture.extract(crop) : picture)
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { data, width: info.width, height: info.height, channels: info.channels };
  return { bytes: data.byteLength, encode: (width, format) => encode(raw, width, format) };
};

/** An animation is delivered as it is stored; other formats than WebP have its first frame. */
const openAnimation = (master: Buffer): OpenPicture => ({
  bytes: master.byteLength,
  encode: async (width, format) =>
    format === 'webp' ? master : (await openStill(master, undefined, width)).encode(width, format),
});

const toSource = (
  storage: Pick<MediaStorage, 'read'>,
  spec: MediaImageSpec,
  shape: Shape | undefined,
): PictureSource => {
  const id = toMediaImageId(spec);
  const crop = shape && cropToShape(spec, shape);
  const fullWidth = Math.min(crop?.width ?? spec.width, maxWidth);
  const isAnimation = spec.isAnimated && crop === undefined;
  return {
    key: `${renditionVersion}/${id}${shape ? `-${shape}` : ''}`,
    toWidth: (requested = fullWidth) => (isAnimation ? fullWidth : Math.min(requested, fullWidth)),
    formats: isAnimation ? allFormats.filter((format) => format !== 'avif') : allFormats,
    open: async () => {
      const master = await storage.read(spec.media);
      if (!master) throw new MissingPictureError(`The storage has no file for the picture ${id}.`);
      return isAnimation ? openAnimation(master) : openStill(master, crop, fullWidth);
    },
  };
};

/** Finds pictures of the library by their ids: whole, or cropped to a shape around the focal point. */
export const createMediaSources =
  (storage: Pick<MediaStorage, 'read'>): FindPicture =>
  (id) => {
    const spec = parseMediaImageId(id);
    return spec && ((shape) => toSource(storage, spec, shape));
  };
