import { getDefaultFocalPoint, mediaIdPattern } from '@masthead/content-rules/pictures';

/** What the id of a photograph in the media library encodes (decision 40). Shares are from 0 to 1. */
export type MediaImage = {
  width: number;
  height: number;
  /** CSS color of the placeholder. */
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
