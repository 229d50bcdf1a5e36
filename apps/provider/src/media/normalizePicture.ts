import sharp, { type Sharp } from 'sharp';
import { mediaIssue, type MediaResult } from './mediaRecord.ts';

/** A picture as it is stored: upright, in sRGB, without metadata, at most `masterLimits` large. */
export type NormalizedPicture = {
  ok: true;
  type: string;
  bytes: number;
  width: number;
  height: number;
  isAnimated: boolean;
  color: string;
};

/** A stored picture is scaled down to these limits; the largest rendition is 1,200 px wide. */
export const masterLimits = { pixels: 12_000_000, side: 8_192, animatedWidth: 800, maxFrames: 300 } as const;

/** Time limit of one encoding. */
const encodingSeconds = 60;

/** Scales a size down to the limits and preserves its ratio. */
const toMasterSize = (width: number, height: number): { width: number; height: number } => {
  const scale = Math.min(
    1,
    masterLimits.side / Math.max(width, height),
    Math.sqrt(masterLimits.pixels / (width * height)),
  );
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

/** Photographs are stored as JPEG; what may need sharp edges or transparency loses nothing as WebP. */
const encodeMaster = (picture: Sharp, format: string | undefined, hasAlpha: boolean): Sharp =>
  hasAlpha || format === 'png'
    ? picture.webp({ lossless: true, effort: 2 })
    : picture.jpeg({ quality: 90, chromaSubsampling: '4:4:4' });

const toColor = async (file: string): Promise<string> => {
  const { data } = await sharp(file, { limitInputPixels: false })
    .resize(1, 1, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [data[0], data[1] ?? data[0], data[2] ?? data[0]]
    .map((channel) => (channel ?? 0).toString(16).padStart(2, '0'))
    .join('');
};

const normalizeAnimation = async (
  file: string,
  target: string,
  width: number,
): Promise<Pick<NormalizedPicture, 'width' | 'height' | 'bytes'>> => {
  const {
    width: pageWidth,
    height,
    pageHeight,
    size,
  } = await sharp(file, { animated: true, limitInputPixels: false })
    .timeout({ seconds: encodingSeconds })
    .resize({ width: Math.min(width, masterLimits.animatedWidth) })
    .webp({ quality: 80, effort: 2 })
    .toFile(target);
  return { width: pageWidth, height: pageHeight ?? height, bytes: size };
};

/**
 * Writes a picture to `target` as the library stores it. Metadata, GPS positions among it, is left behind, because the
 * picture is encoded again. Decoding runs in the threads of the image library.
 */
export const normalizePicture = async (
  file: string,
  target: string,
  maxPixels: number,
): Promise<NormalizedPicture | Extract<MediaResult, { ok: false }>> => {
  try {
    const metadata = await sharp(file, { limitInputPixels: false }).metadata();
    const { width, height, pages = 1, format, hasAlpha } = metadata;
    const isAnimated = pages > 1 && (format === 'gif' || format === 'webp');
    const pixels = width * height * (isAnimated ? pages : 1);
    if (pixels > maxPixels || pages > masterLimits.maxFrames)
      return mediaIssue(
        'too-many-pixels',
        `The picture has ${width} × ${height} px${isAnimated ? ` in ${pages} frames` : ''}. At most ${Math.floor(maxPixels / 1e6)} megapixels${isAnimated ? ` and ${masterLimits.maxFrames} frames` : ''} are accepted: make it smaller.`,
      );
    if (isAnimated) {
      const size = await normalizeAnimation(file, target, width);
      return { ok: true, type: 'image/webp', ...size, isAnimated, color: await toColor(target) };
    }
    const upright = metadata.autoOrient;
    const size = toMasterSize(upright.width, upright.height);
    const picture = sharp(file, { limitInputPixels: false, failOn: 'error' })
      .timeout({ seconds: encodingSeconds })
      .autoOrient()
      .resize({ ...size, fit: 'fill', withoutEnlargement: true })
      .toColourspace('srgb');
    const stored = await encodeMaster(picture, format, hasAlpha).toFile(target);
    return {
      ok: true,
      type: stored.format === 'webp' ? 'image/webp' : 'image/jpeg',
      bytes: stored.size,
      width: stored.width,
      height: stored.height,
      isAnimated,
      color: await toColor(target),
    };
  } catch (error) {
    // The image library reports damaged files as plain errors.
    return mediaIssue(
      'damaged',
      `The picture cannot be decoded (${error instanceof Error ? error.message.split('\n', 1)[0] : String(error)}). Save it again and upload the new file.`,
    );
  }
};
