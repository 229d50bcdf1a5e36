import { writeFile } from 'node:fs/promises';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import type { MediaLimits } from './mediaLibrary.ts';
import { mediaIssue, type MediaResult } from './mediaRecord.ts';

/** A picture as it is stored: upright, in sRGB, without metadata, at most `masterLimits` large. */
type NormalizedPicture = {
  ok: true;
  type: string;
  bytes: number;
  width: number;
  height: number;
  isAnimated: boolean;
  color: string;
};

/** A stored picture is scaled down to these limits; the largest rendition is 1,200 px wide. */
const masterLimits = { pixels: 12_000_000, side: 8_192, animatedWidth: 800, maxFrames: 300 } as const;

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

const toColor = async (picture: Buffer): Promise<string> => {
  const { data } = await sharp(picture, { limitInputPixels: false })
    .resize(1, 1, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [data[0], data[1] ?? data[0], data[2] ?? data[0]]
    .map((channel) => (channel ?? 0).toString(16).padStart(2, '0'))
    .join('');
};

type Encoded = { data: Buffer; info: OutputInfo };

const encodeAnimation = (file: string, width: number, seconds: number): Promise<Encoded> =>
  sharp(file, { animated: true, limitInputPixels: false })
    .timeout({ seconds })
    .resize({ width: Math.min(width, masterLimits.animatedWidth) })
    .webp({ quality: 80, effort: 2 })
    .toBuffer({ resolveWithObject: true });

/** The image library has no error classes: it reports damaged files, and its time limit, as plain errors. */
const toIssue = (error: unknown, { encodingSeconds }: MediaLimits): Extract<MediaResult, { ok: false }> => {
  const [message = ''] = String(error instanceof Error ? error.message : error).split('\n', 1);
  return message.startsWith('timeout:')
    ? mediaIssue(
        'too-slow',
        `The picture cannot be processed within ${encodingSeconds} seconds. Make it smaller and upload the new file; if small pictures are slow too, reduce the load of the server.`,
      )
    : mediaIssue('damaged', `The picture cannot be decoded (${message}). Save it again and upload the new file.`);
};

const encode = async (
  file: string,
  limits: MediaLimits,
): Promise<(Encoded & { isAnimated: boolean }) | Extract<MediaResult, { ok: false }>> => {
  const { maxPixels, encodingSeconds } = limits;
  const metadata = await sharp(file, { limitInputPixels: false }).metadata();
  const { width, height, pages = 1, format, hasAlpha } = metadata;
  const isAnimated = pages > 1 && (format === 'gif' || format === 'webp');
  const pixels = width * height * (isAnimated ? pages : 1);
  if (pixels > maxPixels || pages > masterLimits.maxFrames)
    return mediaIssue(
      'too-many-pixels',
      `The picture has ${width} × ${height} px${isAnimated ? ` in ${pages} frames` : ''}. At most ${Math.floor(maxPixels / 1e6)} megapixels${isAnimated ? ` and ${masterLimits.maxFrames} frames` : ''} are accepted: make it smaller.`,
    );
  if (isAnimated) return { ...(await encodeAnimation(file, width, encodingSeconds)), isAnimated };
  const size = toMasterSize(metadata.autoOrient.width, metadata.autoOrient.height);
  const picture = sharp(file, { limitInputPixels: false, failOn: 'error' })
    .timeout({ seconds: encodingSeconds })
    .autoOrient()
    .resize({ ...size, fit: 'fill', withoutEnlargement: true })
    .toColourspace('srgb');
  return { ...(await encodeMaster(picture, format, hasAlpha).toBuffer({ resolveWithObject: true })), isAnimated };
};

/**
 * Writes a picture to `target` as the library stores it. Metadata, GPS positions among it, is left behind, because the
 * picture is encoded again. Decoding runs in the threads of the image library. Errors of the file system are thrown.
 */
export const normalizePicture = async (
  file: string,
  target: string,
  limits: MediaLimits,
): Promise<NormalizedPicture | Extract<MediaResult, { ok: false }>> => {
  try {
    const encoded = await encode(file, limits);
    if ('ok' in encoded) return encoded;
    const { data, info, isAnimated } = encoded;
    // The image library reports a full disk without its code, so it does not write the file.
    await writeFile(target, data);
    return {
      ok: true,
      type: info.format === 'webp' ? 'image/webp' : 'image/jpeg',
      bytes: info.size,
      width: info.width,
      height: info.pageHeight ?? info.height,
      isAnimated,
      color: await toColor(data),
    };
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error;
    return toIssue(error, limits);
  }
};
