import { toImageId, imageUri, type ImageSpec } from '../images/imageId.ts';
import { shapes, skylineCities, type Motif, type Shape } from '../images/shapes.ts';
import {
  type ContentDrawing,
  type ContentImage,
  type ContentMediaFile,
  type ContentMediaImage,
  isDrawing,
} from '../content/schema/common.ts';
import { getFileUri } from '../media/mediaRoutes.ts';
import type { MediaRecord } from '../media/mediaRecord.ts';
import { resolveSpec } from '../images/imageId.ts';
import { logoId } from '../images/logos.ts';
import type { Picture } from '../publishing/picture.ts';

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
  dock: 'Drawing of loading docks',
  freezer: 'Drawing of a forklift at the door of a freezer',
  storage: 'Drawing of storage units, one of them open',
  parking: 'Drawing of a parking deck',
  atrium: 'Drawing of the hall of a shopping center',
  laboratory: 'Drawing of a laboratory bench',
  port: 'Drawing of a container ship below a crane',
  railyard: 'Drawing of freight cars in a rail yard',
  solar: 'Drawing of solar panels on a flat roof',
  watertower: 'Drawing of water towers on roofs',
  lobby: 'Drawing of the front desk in a hotel lobby',
  elevators: 'Drawing of a bank of elevators',
  rowhouses: 'Drawing of row houses with stoops',
  dormitory: 'Drawing of the lit rooms of a student residence',
  farmland: 'Drawing of farmland at the edge of a city',
  contract: 'Drawing of a contract and a pen on a desk',
  vault: 'Drawing of an open vault',
  boardroom: 'Drawing of a meeting around a long table',
  vacancy: 'Drawing of an empty office floor with one chair',
  forecourt: 'Drawing of a filling station at dusk',
  ward: 'Drawing of a patient and a visitor in a hospital room',
  porch: 'Drawing of rocking chairs on a porch',
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

/** Returns the record of a file in content. `resolveMedia` has added it. */
export const getRecord = ({ record }: ContentMediaFile | ContentMediaImage): MediaRecord => {
  if (!record) throw new Error('The files of content must be resolved before it is written.');
  return record;
};

/** An avatar has no record and stays at its address (§7.2). */
const toSource = (image: ContentMediaImage): { media: string } | { url: string } =>
  image.record === undefined && image.source.url !== undefined
    ? { url: image.source.url }
    : { media: getRecord(image).id };

const toMediaPicture = (image: ContentMediaImage): Picture => {
  const { alt, caption, credit, focalPoint } = image;
  const source = toSource(image);
  return {
    ...source,
    ...(alt === '' ? { decorative: true } : { alt }),
    caption,
    credit,
    ...('media' in source && { focalPoint }),
  };
};

const toDrawnPicture = (image: ContentDrawing, extras: DrawingOptions): Picture => {
  const spec = toImageSpec(image, extras);
  return {
    url: imageUri(toImageId(spec)),
    ...shapes[resolveSpec(spec).shape],
    caption: image.caption,
    credit: image.credit ?? (extras.drawnBy && `Illustration: ${extras.drawnBy}`),
  };
};

/**
 * Returns a picture of published content. A drawing has the size of its largest rendition and a default description.
 */
export const toPicture = (image: ContentImage, extras: DrawingOptions = {}): Picture =>
  isDrawing(image)
    ? { ...toDrawnPicture(image, extras), alt: image.alt ?? defaultAlt[image.motif] }
    : toMediaPicture(image);

/** Returns a picture of published content beside a text that says what a drawing shows. */
export const toUndescribedPicture = (image: ContentImage, extras: DrawingOptions = {}): Picture =>
  isDrawing(image) ? { ...toDrawnPicture(image, extras), decorative: true } : toMediaPicture(image);

/** Returns a drawn logo as a picture of published content. */
export const toLogo = (name: string): Picture => ({ url: imageUri(logoId(name)), decorative: true });

/** Returns the address of a document: a link, or the path of its file. */
export const toDocumentUri = (document: string | ContentMediaFile): string =>
  typeof document === 'string' ? document : getFileUri(getRecord(document));
