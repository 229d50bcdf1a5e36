import { toImageId, imageUri, type ImageSpec } from '../images/imageId.ts';
import { shapes, skylineCities, type Motif, type Shape } from '../images/shapes.ts';
import { typeset } from '../content/typeset.ts';
import {
  type ContentDrawing,
  type ContentImage,
  type ContentMediaFile,
  type ContentMediaImage,
  isDrawing,
} from '../content/schema/common.ts';
import { getFileUri } from '../media/mediaRoutes.ts';
import { toMediaImage, toMediaUri } from '../media/mediaImage.ts';
import { resolveSpec } from '../images/imageId.ts';
import type { StoredImage } from '../db/tables/columns.ts';

/** Default alternative texts by motif. */
const defaultAlt: Readonly<Record<Motif, string>> = {
  tower: 'Drawing of office towers',
  multifamily: 'Drawing of apartment buildings',
  industrial: 'Drawing of warehouses',
  retail: 'Drawing of a row of shops',
  hotel: 'Drawing of a hotel',
  datacenter: 'Drawing of a data center',
  crane: 'Drawing of a crane above a building site',
  skyline: 'Drawing of a city skyline',
  plat: 'Drawing of a survey plat with one parcel marked',
  chart: 'Drawing of a chart',
  civic: 'Drawing of the columns of a public building',
  portrait: 'Portrait, drawn in profile',
  cover: 'Magazine cover with a drawn building',
  reportcover: 'Report cover',
};

type DrawingOptions = {
  shape?: Shape | undefined;
  accent?: string | undefined;
  title?: string | undefined;
  city?: string | undefined;
  /** Name of the publication, for the credit of its drawings. */
  drawnBy?: string | undefined;
};

/** Returns the seed of an image. A skyline shows the story's city if there is a drawing of it. */
const getImageSeed = (image: ContentDrawing, city: string | undefined): string | number => {
  const name = city?.toLowerCase().replaceAll(/[^a-z]/g, '');
  const skyline = skylineCities.find((candidate) => candidate === name);
  return image.motif === 'skyline' && skyline ? skyline : image.seed;
};

const toImageSpec = (image: ContentDrawing, { shape, accent, title, city }: DrawingOptions): ImageSpec => {
  const { motif, palette, variant } = image;
  return {
    motif,
    palette,
    variant,
    seed: getImageSeed(image, city),
    shape,
    accent,
    title: motif === 'cover' ? title : undefined,
  };
};

/** Returns the path of a drawing. */
export const toDrawingUri = (image: ContentDrawing, extras: DrawingOptions = {}): string =>
  imageUri(toImageId(toImageSpec(image, extras)));

/** An avatar has no record and stays at its address (SPEC §7.2). */
const getAvatarUri = ({ source }: ContentMediaImage): string => {
  if (source.url === undefined) throw new Error('The pictures of content must be resolved before it is written.');
  return source.url;
};

/** Returns the path of a picture, or the address of an avatar. */
export const toImageUri = (image: ContentImage, extras: DrawingOptions = {}): string => {
  if (isDrawing(image)) return toDrawingUri(image, extras);
  return image.record ? toMediaUri(image.record, image.focalPoint) : getAvatarUri(image);
};

/** Returns the address of a document: a link, or the path of its file. */
export const toDocumentUri = (document: string | ContentMediaFile): string => {
  if (typeof document === 'string') return document;
  if (!document.record) throw new Error('The files of content must be resolved before it is written.');
  return getFileUri(document.record);
};

const typesetOptional = (text: string | null | undefined): string | null | undefined => text && typeset(text);

/** Returns a picture as content stores it: path, full size, alternative text, caption and credit. */
export const toStoredImage = (image: ContentImage, extras: DrawingOptions = {}): StoredImage => {
  const caption = typesetOptional(image.caption);
  if (!isDrawing(image))
    return image.record
      ? toMediaImage(image.record, { ...image, alt: typeset(image.alt), caption })
      : { uri: getAvatarUri(image), alt: typeset(image.alt) };
  const spec = toImageSpec(image, extras);
  const credit = image.credit ?? (extras.drawnBy && `Illustration: ${extras.drawnBy}`);
  return {
    uri: imageUri(toImageId(spec)),
    ...shapes[resolveSpec(spec).shape],
    alt: typeset(image.alt ?? defaultAlt[image.motif]),
    ...(caption ? { caption } : {}),
    ...(credit ? { credit } : {}),
  };
};
