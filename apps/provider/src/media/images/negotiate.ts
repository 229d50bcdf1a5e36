import { imageWidths, isShape, shapes, type ImageWidth, type Shape } from './shapes.ts';

export type ImageFormat = 'avif' | 'webp' | 'jpg' | 'png';
export const contentTypes = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const satisfies Record<ImageFormat, string>;

type ImageQuery =
  | { ok: true; width: ImageWidth | undefined; shape: Shape | undefined; formats: readonly ImageFormat[] }
  | { ok: false; message: string };

/** No AVIF: it takes seconds to render, so only a background job makes it. */
const explicitFormats: readonly ImageFormat[] = ['webp', 'jpg', 'png'];
const isWidth = (width: number): width is ImageWidth => (imageWidths as readonly number[]).includes(width);

/** The client does not accept a type with `q=0`. */
const accepts = (accept: string, type: string): boolean =>
  accept.split(',').some((part) => {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
    return name.trim() === type && !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter));
  });

/** The formats that a client accepts, best first. A wildcard does not imply WebP: link preview bots send it. */
export const acceptedFormats = (accept: string): readonly ImageFormat[] => {
  const webp = accepts(accept, contentTypes.webp);
  const avif = accepts(accept, contentTypes.avif);
  return [...(avif ? (['avif'] as const) : []), ...(webp || avif ? (['webp'] as const) : []), 'jpg'];
};

/**
 * Parses `?width=`, `?shape=`, `?fit=` and `?format=`. `fit=contain` is the whole picture, `fit=cover` its crop to a
 * shape; they are what the request says without `fit` too (§7.2). Error messages list the allowed values.
 */
export const parseImageQuery = (parameters: URLSearchParams, accept: string): ImageQuery => {
  const width = parameters.get('width');
  const shape = parameters.get('shape');
  const fit = parameters.get('fit') ?? (shape === null ? 'contain' : 'cover');
  const format = parameters.get('format') ?? 'auto';
  if (width !== null && !(/^\d{1,4}$/.test(width) && isWidth(Number(width)))) {
    return { ok: false, message: `width must be one of ${imageWidths.join(', ')}.` };
  }
  if (shape !== null && !isShape(shape)) {
    return { ok: false, message: `shape must be one of ${Object.keys(shapes).join(', ')}.` };
  }
  if (fit !== (shape === null ? 'contain' : 'cover')) {
    return { ok: false, message: 'fit must be contain without a shape, and cover with one.' };
  }
  const explicit = explicitFormats.find((candidate) => candidate === format);
  if (format !== 'auto' && explicit === undefined) {
    return { ok: false, message: `format must be one of auto, ${explicitFormats.join(', ')}.` };
  }
  return {
    ok: true,
    width: width === null ? undefined : (Number(width) as ImageWidth),
    shape: shape ?? undefined,
    formats: explicit ? [explicit] : acceptedFormats(accept),
  };
};
