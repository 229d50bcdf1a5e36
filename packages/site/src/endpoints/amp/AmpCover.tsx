import type { Picture } from '@masthead/design-system';
import { getLeadAspect } from '../../content/media/picture';
import './ampElements';

/** Aspect ratio of pictures at the top of an article. */
export const wide = { width: 1200, height: 675 };

export const toCandidates = ({ srcSet }: Picture) =>
  srcSet ? { srcSet, sizes: '(min-width: 680px) 680px, 100vw' } : {};

/** Width in px of the column. Narrower pictures are not enlarged. */
const columnWidth = 680;

/** The layout of a picture that is at most as wide as its file. */
export const getLayout = (width: number) => (width < columnWidth ? 'intrinsic' : 'responsive');

/** The whole picture, at most in its own size. */
export const getWholeBox = ({ width, height }: Picture) => ({ layout: getLayout(width), width, height }) as const;

/** Most pictures are cropped; one that is upright, a panorama or small is whole. */
const getBox = (picture: Picture) =>
  getLeadAspect(picture) === '16:9'
    ? ({ className: 'cover', layout: 'responsive', ...wide } as const)
    : getWholeBox(picture);

/** The picture above a text, or in place of a video. */
export const AmpCover = ({ picture, alt }: { picture: Picture; alt: string }) => (
  <amp-img
    src={picture.src}
    {...toCandidates(picture)}
    alt={alt}
    {...getBox(picture)}
    {...(picture.position && { 'object-position': picture.position })}
    data-hero=""
  />
);
