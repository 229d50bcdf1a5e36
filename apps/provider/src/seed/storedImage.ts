import { toImageId, imageUri, type ImageSpec } from '../images/imageId.ts';
import { shapes, skylineCities, type Motif, type Shape } from '../images/shapes.ts';
import { typeset } from '../content/typeset.ts';
import type { ContentImage } from '../content/schema/common.ts';
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
};

/** Returns the seed of an image. A skyline shows the story's city if there is a drawing of it. */
const getImageSeed = (image: ContentImage, city: string | undefined): string | number => {
  const name = city?.toLowerCase().replaceAll(/[^a-z]/g, '');
  const skyline = skylineCities.find((candidate) => candidate === name);
  return image.motif === 'skyline' && skyline ? skyline : image.seed;
};

const toImageSpec = (image: ContentImage, { shape, accent, title, city }: DrawingOptions): ImageSpec => {
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
export const toDrawingUri = (image: ContentImage, extras: DrawingOptions = {}): string =>
  imageUri(toImageId(toImageSpec(image, extras)));

/** Returns a drawing as content stores it: path, size of the largest rendition, alternative text and caption. */
export const toStoredImage = (image: ContentImage, extras: DrawingOptions = {}): StoredImage => {
  const spec = toImageSpec(image, extras);
  return {
    uri: imageUri(toImageId(spec)),
    ...shapes[resolveSpec(spec).shape],
    alt: typeset(image.alt ?? defaultAlt[image.motif]),
    ...(image.caption ? { caption: typeset(image.caption) } : {}),
  };
};
