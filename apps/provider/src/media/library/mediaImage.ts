import { type FocalPoint, getDefaultFocalPoint, mediaIdPattern } from '@masthead/content-rules/pictures';
import type { StoredImage } from '../../db/tables/columns.ts';
import type { MediaRecord } from './mediaRecord.ts';

/** What the id of a picture of the library encodes. */
export type MediaImageSpec = {
  /** Media id. */
  media: string;
  width: number;
  height: number;
  /** Six hexadecimal digits. */
  color: string;
  isAnimated: boolean;
  /** In whole percent. */
  focalPoint: FocalPoint;
};

const idPattern = new RegExp(
  String.raw`^media-(?<media>${mediaIdPattern})-(?<width>[1-9]\d{0,3})x(?<height>[1-9]\d{0,3})-(?<color>[0-9a-f]{6})(?<animated>-animated)?(?:-at-(?<x>100|[1-9]?\d)-(?<y>100|[1-9]?\d))?$`,
);

const toPercent = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100);

/**
 * The id of a picture of the library. It describes the picture, so that nothing has to be
 * looked up to render it or to reserve its space. The default focal point is not in it.
 * @example 'media-3f…9c-1600x1067-7fa8d0-at-50-30'
 */
export const toMediaImageId = ({ media, width, height, color, isAnimated, focalPoint }: MediaImageSpec): string => {
  const [x, y] = [toPercent(focalPoint.x), toPercent(focalPoint.y)];
  const byDefault = getDefaultFocalPoint({ width, height });
  const focus = x === toPercent(byDefault.x) && y === toPercent(byDefault.y) ? '' : `-at-${x}-${y}`;
  return `media-${media}-${width}x${height}-${color}${isAnimated ? '-animated' : ''}${focus}`;
};

/** Parses an id; undefined for any other one. */
export const parseMediaImageId = (id: string): MediaImageSpec | undefined => {
  const { media = '', width, height, color = '', animated, x, y } = idPattern.exec(id)?.groups ?? {};
  if (media === '') return undefined;
  const size = { width: Number(width), height: Number(height) };
  const spec = {
    media,
    ...size,
    color,
    isAnimated: animated !== undefined,
    focalPoint: x === undefined ? getDefaultFocalPoint(size) : { x: Number(x) / 100, y: Number(y) / 100 },
  };
  const canonicalId = toMediaImageId(spec);
  // Stored ids of upright pictures may name the point that became their default.
  const isFormerId = size.height > size.width && id === `${canonicalId}-at-50-25`;
  return id === canonicalId || isFormerId ? spec : undefined;
};

/** The path of a picture of the library in content. Throws for a file that is no picture. */
export const toMediaUri = (record: MediaRecord, focalPoint?: FocalPoint): string => {
  const { id, fileName, width, height, color, isAnimated } = record;
  if (width === null || height === null || color === null) throw new TypeError(`${fileName} is not a picture.`);
  const size = { width, height };
  return `/images/${toMediaImageId({ media: id, ...size, color, isAnimated, focalPoint: focalPoint ?? getDefaultFocalPoint(size) })}`;
};

/** What content says about its picture. Undefined: the record's own text. Null or empty: none. */
export type MediaImageTexts = {
  alt?: string | null | undefined;
  caption?: string | null | undefined;
  credit?: string | null | undefined;
  focalPoint?: FocalPoint | undefined;
};

/** A caption before a credit ends like a sentence, so that readers can distinguish them. */
const endBeforeCredit = (caption: string): string =>
  /[.!?…][”’")]?$/.test(caption.trimEnd()) ? caption : `${caption.trimEnd()}.`;

/** A picture of the library as content stores it. */
export const toMediaImage = (record: MediaRecord, texts: MediaImageTexts = {}): StoredImage => {
  const { alt = record.alt, caption = record.caption, credit = record.credit, focalPoint } = texts;
  return {
    uri: toMediaUri(record, focalPoint),
    ...(record.width !== null && { width: record.width }),
    ...(record.height !== null && { height: record.height }),
    alt: alt ?? '',
    ...(caption ? { caption: credit ? endBeforeCredit(caption) : caption } : {}),
    ...(credit ? { credit } : {}),
  };
};
