import type { Picture } from '@masthead/design-system';

type WireImage = {
  uri: string;
  width?: number | null;
  height?: number | null;
  alt?: string | null;
  caption?: string | null;
};

/** Widths in px that the image service makes. */
export const imageWidths = [120, 240, 400, 600, 800, 1200] as const;
type ImageWidth = (typeof imageWidths)[number];

/**
 * The address of a picture of the image service at a width in px. It ends in a slash before the query, as all addresses
 * of the site do: without it each picture would cost a redirect.
 */
export const imageAddress = (uri: string, width: ImageWidth, format?: 'jpg'): string =>
  `${uri}/?width=${width}${format ? `&format=${format}` : ''}`;

/** What `imageAddress` has made an address of. */
const uriOf = (address: string): string => (address.split('?', 1)[0] ?? '').replace(/\/$/, '');

const srcSetOf = (widths: readonly ImageWidth[], address: (width: ImageWidth) => string): string =>
  widths.map((width) => `${address(width)} ${width}w`).join(', ');

/** A drawing that every size is made of, such as a firm's logo, whole: with the slash that spares a redirect. Others' pictures stay as they are. */
export const drawingAddress = (uri: string): string => (/^\/images\/[^/?]+$/.test(uri) ? `${uri}/` : uri);

/** A picture as a JPEG for other sites, mail and feeds; other hosts' pictures stay as they are. `src` may have a query already. */
export const sharedImageAddress = (src: string): string =>
  src.startsWith('/images/') ? imageAddress(uriOf(src), 1200, 'jpg') : src;

/** Sizes in px of pictures whose address alone the content service gives. */
export const drawnSizes = { portrait: { width: 800, height: 1000 }, cover: { width: 900, height: 1200 } } as const;

/** What is assumed of a picture whose size is not given: the shape of an article's picture, in px. */
const usual = { width: 1200, height: 800 };

/**
 * A picture in the widths of the image service. A picture of another host, such as an avatar service,
 * is left as it is (SPEC §7.2).
 */
export const toPicture = (
  image: WireImage | null | undefined,
  text: { alt?: string; caption?: string } = {},
): Picture | undefined => {
  if (!image?.uri) return undefined;
  const width = image.width ?? usual.width;
  const height = image.height ?? usual.height;
  const alt = text.alt ?? image.alt ?? '';
  const words = text.caption ?? image.caption;
  const caption = words ? { caption: words } : {};
  const { uri } = image;
  if (!uri.startsWith('/')) return { src: uri, srcSet: '', width, height, alt, ...caption };
  return {
    src: imageAddress(uri, 800),
    srcSet: srcSetOf(
      imageWidths.filter((candidate) => candidate <= width),
      (candidate) => imageAddress(uri, candidate),
    ),
    width,
    height,
    alt,
    ...caption,
  };
};

/**
 * A picture for the head of a page, which is as wide as the window and low: a picture of the image service is asked for in
 * its wide shape, so that nothing is cut off above and below. A service that knows no shapes gives the picture as it is.
 */
export const toHeroPicture = (picture: Picture): Picture => {
  if (!picture.src.startsWith('/')) return picture;
  const wide = (width: ImageWidth): string => `${imageAddress(uriOf(picture.src), width)}&shape=wide`;
  return { ...picture, src: wide(800), srcSet: srcSetOf(imageWidths, wide) };
};

/** A picture that repeats what the words beside it say: no text for screen readers. */
export const toDecoration = (image: WireImage | null | undefined): Picture | undefined => toPicture(image, { alt: '' });
