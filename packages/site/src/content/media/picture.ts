import type { Picture } from '@masthead/design-system';
import { getDefaultFocalPoint, mediaIdPattern } from '@masthead/content-rules/pictures';

/** What the id of a photograph in the media library encodes (decision 40). Shares are from 0 to 1. */
type MediaImage = {
  width: number;
  height: number;
  color: string;
  motion: 'still' | 'animated';
  focus: { x: number; y: number };
};

const pattern = new RegExp(
  String.raw`^/images/media-${mediaIdPattern}-(?<width>\d{1,4})x(?<height>\d{1,4})-(?<color>[0-9a-f]{6})(?<animated>-animated)?(?:-at-(?<x>\d{1,3})-(?<y>\d{1,3}))?$`,
);

/** Parses the path of a photograph; undefined for other addresses. */
export const parseMediaImage = (uri: string): MediaImage | undefined => {
  const { width, height, color, animated, x, y } = pattern.exec(uri)?.groups ?? {};
  const size = { width: Number(width), height: Number(height) };
  if (size.width < 1 || size.height < 1 || color === undefined) return undefined;
  return {
    ...size,
    color: `#${color}`,
    motion: animated === undefined ? 'still' : 'animated',
    focus: x === undefined ? getDefaultFocalPoint(size) : { x: Number(x) / 100, y: Number(y) / 100 },
  };
};

/** Where the focal point is after a crop along one side, which stays inside the picture. */
const cropShare = (share: number, part: number): number => {
  const start = Math.min(1 - part, Math.max(0, share - part / 2));
  return (share - start) / part;
};

/** The size and the focal point of the crop of a photograph to a ratio (width to height) around its focal point. */
export const cropToRatio = ({ width, height, focus, ...image }: MediaImage, ratio: number): MediaImage =>
  width / height > ratio
    ? {
        ...image,
        width: Math.round(height * ratio),
        height,
        focus: { x: cropShare(focus.x, (height * ratio) / width), y: focus.y },
      }
    : {
        ...image,
        width,
        height: Math.round(width / ratio),
        focus: { x: focus.x, y: cropShare(focus.y, width / ratio / height) },
      };

type WireImage = {
  uri: string;
  width?: number | null;
  height?: number | null;
  alt?: string | null;
  caption?: string | null;
  credit?: string | null;
};

export const imageWidths = [120, 240, 400, 600, 800, 1200] as const;
type ImageWidth = (typeof imageWidths)[number];

/** URL of an image at a width in px. The slash before the query avoids a redirect. */
const getImageUrl = (uri: string, width: ImageWidth, format?: 'jpg'): string =>
  `${uri}/?width=${width}${format ? `&format=${format}` : ''}`;

/** The image's URI: the inverse of `getImageUrl`. */
export const toImageUri = (address: string): string => (address.split('?', 1)[0] ?? '').replace(/\/$/, '');

const toSrcSet = (widths: readonly ImageWidth[], address: (width: ImageWidth) => string): string =>
  widths.map((width) => `${address(width)} ${width}w`).join(', ');

/** URL of an image in its original size, such as an SVG logo. URLs of other hosts are unchanged. */
export const getOriginalImageUrl = (uri: string): string => (/^\/images\/[^/?]+$/.test(uri) ? `${uri}/` : uri);

/** URL of an image as a JPEG for other sites, email and feeds. URLs of other hosts are unchanged. */
export const getShareImageUrl = (src: string): string =>
  src.startsWith('/images/') ? getImageUrl(toImageUri(src), 1200, 'jpg') : src;

/** A picture for social networks: photographs are cropped around their focal point, so that no network does it. */
export const toShareImage = <Image extends { src: string; width?: number; height?: number }>(image: Image): Image => {
  const uri = toImageUri(image.src);
  const photograph = parseMediaImage(uri);
  if (!photograph || photograph.width < minResponsiveWidth) return { ...image, src: getShareImageUrl(image.src) };
  const crop = cropToRatio(photograph, shareShape.ratio);
  const scale = Math.min(1, 1200 / crop.width);
  return {
    ...image,
    src: `${getImageUrl(uri, 1200, 'jpg')}${shareShape.query}`,
    width: Math.round(crop.width * scale),
    height: Math.round(crop.height * scale),
  };
};

/** Sizes in px of images that the content service returns without a size. */
export const knownImageSizes = { portrait: { width: 800, height: 1000 }, cover: { width: 900, height: 1200 } } as const;

/** Default size in px: that of article images. */
const defaultSize = { width: 1200, height: 800 };

/** Narrower photographs have one source in their own size. */
const minResponsiveWidth = 240;

/** The shape that panoramas are cropped to in lists: its name in the image service, and its ratio. */
const listShape = { query: '&shape=article', ratio: 1.5 } as const;
const wideShape = { query: '&shape=wide', ratio: 2.5 } as const;
/** The crop of previews on social networks. They cut other pictures around the middle. */
const shareShape = { query: '&shape=share', ratio: 1200 / 630 } as const;
/** Wider pictures would be enlarged in the crops of lists. */
const maxListRatio = 2.2;

/** A crop of an animation is its first frame. */
const toCrop = (photograph: MediaImage, ratio: number): MediaImage => ({
  ...cropToRatio(photograph, ratio),
  motion: 'still',
});

const toPercent = (share: number): string => `${Math.round(share * 100)}%`;

/** Sources, size, placeholder and focal point of a photograph. `query` requests a crop. */
const toPhotograph = (
  uri: string,
  { width, height, color, motion, focus }: MediaImage,
  query = '',
): Omit<Picture, 'alt'> => {
  const isResponsive = motion === 'still' && width >= minResponsiveWidth;
  const address = (candidate: ImageWidth): string => `${getImageUrl(uri, candidate)}${query}`;
  const widths = imageWidths.filter((candidate) => candidate <= width);
  const position = `${toPercent(focus.x)} ${toPercent(focus.y)}`;
  return {
    src: isResponsive ? address(800) : `${uri}/`,
    srcSet: isResponsive ? toSrcSet(widths, address) : '',
    width,
    height,
    color,
    ...(position !== '50% 50%' && { position }),
  };
};

/** Where a picture is: whole on its own, or one of many, cropped by the layout. */
type Setting = 'whole' | 'list';

const toSources = (uri: string, setting: Setting, size: { width: number; height: number }): Omit<Picture, 'alt'> => {
  const photograph = parseMediaImage(uri);
  if (photograph) {
    const isPanorama = photograph.motion === 'still' && photograph.width / photograph.height > maxListRatio;
    return setting === 'list' && isPanorama
      ? toPhotograph(uri, cropToRatio(photograph, listShape.ratio), listShape.query)
      : toPhotograph(uri, photograph);
  }
  if (!uri.startsWith('/')) return { src: uri, srcSet: '', ...size };
  const widths = imageWidths.filter((candidate) => candidate <= size.width);
  return { src: getImageUrl(uri, 800), srcSet: toSrcSet(widths, (candidate) => getImageUrl(uri, candidate)), ...size };
};

/** A responsive picture from the image service. Images of other hosts have one source (§7.2). */
export const toPicture = (
  image: WireImage | null | undefined,
  text: { alt?: string } = {},
  setting: Setting = 'whole',
): Picture | undefined => {
  if (!image?.uri) return undefined;
  const size = { width: image.width ?? defaultSize.width, height: image.height ?? defaultSize.height };
  return {
    ...toSources(image.uri, setting, size),
    alt: text.alt ?? image.alt ?? '',
    ...(image.caption && { caption: image.caption }),
    ...(image.credit && { credit: image.credit }),
  };
};

const leadRatios = { min: 1.2, max: 2.1 } as const;
const minLeadWidth = 640;

/** How a picture opens an article: cropped like every other one, or whole if it is upright, a panorama or small. */
export const getLeadAspect = ({ width, height }: Picture): '16:9' | 'whole' => {
  const ratio = width / height;
  return width >= minLeadWidth && ratio >= leadRatios.min && ratio <= leadRatios.max ? '16:9' : 'whole';
};

/** A picture for the page header: the image service's wide crop. Images of other hosts are unchanged. */
export const toHeroPicture = (picture: Picture): Picture => {
  if (!picture.src.startsWith('/')) return picture;
  const uri = toImageUri(picture.src);
  const photograph = parseMediaImage(uri);
  const { position: _, ...whole } = picture;
  if (photograph) return { ...whole, ...toPhotograph(uri, toCrop(photograph, wideShape.ratio), wideShape.query) };
  const wide = (width: ImageWidth): string => `${getImageUrl(uri, width)}${wideShape.query}`;
  return { ...whole, src: wide(800), srcSet: toSrcSet(imageWidths, wide) };
};

/** A picture of a list, with an empty `alt`, because the text beside it says the same. */
export const toDecorativePicture = (image: WireImage | null | undefined): Picture | undefined =>
  toPicture(image, { alt: '' }, 'list');

/** Pictures that a reader sees at once, at most. */
const picturesInView = 4;

/** Removes the picture of a story if it is one of the last. Pass stories with pictures in the page's order. */
export const createPictureVariety = (): (<Story extends { image?: Picture | undefined }>(story: Story) => Story) => {
  const recent: string[] = [];
  return (story) => {
    if (!story.image) return story;
    const uri = toImageUri(story.image.src);
    if (recent.slice(-picturesInView).includes(uri)) return { ...story, image: undefined };
    recent.push(uri);
    return story;
  };
};
