import type { Picture } from '@masthead/design-system';

type WireImage = {
  uri: string;
  width?: number | null;
  height?: number | null;
  alt?: string | null;
  caption?: string | null;
};

/** Widths in px that the image service renders. */
export const imageWidths = [120, 240, 400, 600, 800, 1200] as const;
type ImageWidth = (typeof imageWidths)[number];

/** URL of an image at a width in px. The slash before the query avoids a redirect. */
export const getImageUrl = (uri: string, width: ImageWidth, format?: 'jpg'): string =>
  `${uri}/?width=${width}${format ? `&format=${format}` : ''}`;

/** The image's URI: the inverse of `getImageUrl`. */
const toImageUri = (address: string): string => (address.split('?', 1)[0] ?? '').replace(/\/$/, '');

const toSrcSet = (widths: readonly ImageWidth[], address: (width: ImageWidth) => string): string =>
  widths.map((width) => `${address(width)} ${width}w`).join(', ');

/** URL of an image in its original size, such as an SVG logo. URLs of other hosts are unchanged. */
export const getOriginalImageUrl = (uri: string): string => (/^\/images\/[^/?]+$/.test(uri) ? `${uri}/` : uri);

/** URL of an image as a JPEG for other sites, email and feeds. URLs of other hosts are unchanged. */
export const getShareImageUrl = (src: string): string =>
  src.startsWith('/images/') ? getImageUrl(toImageUri(src), 1200, 'jpg') : src;

/** Sizes in px of images that the content service returns without a size. */
export const knownImageSizes = { portrait: { width: 800, height: 1000 }, cover: { width: 900, height: 1200 } } as const;

/** Default size in px: that of article images. */
const defaultSize = { width: 1200, height: 800 };

/** A responsive picture from the image service. Images of other hosts, such as avatars, have one source (SPEC §7.2). */
export const toPicture = (
  image: WireImage | null | undefined,
  text: { alt?: string; caption?: string } = {},
): Picture | undefined => {
  if (!image?.uri) return undefined;
  const width = image.width ?? defaultSize.width;
  const height = image.height ?? defaultSize.height;
  const alt = text.alt ?? image.alt ?? '';
  const captionText = text.caption ?? image.caption;
  const caption = captionText ? { caption: captionText } : {};
  const { uri } = image;
  if (!uri.startsWith('/')) return { src: uri, srcSet: '', width, height, alt, ...caption };
  return {
    src: getImageUrl(uri, 800),
    srcSet: toSrcSet(
      imageWidths.filter((candidate) => candidate <= width),
      (candidate) => getImageUrl(uri, candidate),
    ),
    width,
    height,
    alt,
    ...caption,
  };
};

/** A picture for the page header: the image service's wide crop. Images of other hosts are unchanged. */
export const toHeroPicture = (picture: Picture): Picture => {
  if (!picture.src.startsWith('/')) return picture;
  const wide = (width: ImageWidth): string => `${getImageUrl(toImageUri(picture.src), width)}&shape=wide`;
  return { ...picture, src: wide(800), srcSet: toSrcSet(imageWidths, wide) };
};

/** A picture with an empty `alt`, because the text beside it says the same. */
export const toDecorativePicture = (image: WireImage | null | undefined): Picture | undefined =>
  toPicture(image, { alt: '' });
