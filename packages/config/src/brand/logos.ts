import { z } from 'zod';
import { limits } from '../limits.ts';
import { bitmap, publicFile } from './fields.ts';

/** A logo with its display size in px. */
export const logo = z.strictObject({
  src: publicFile,
  width: z.int().positive(),
  height: z.int().positive(),
  alt: z.string(),
});

/** §2.6: the AMP header has a 461x50 logo. */
const ampLogo = logo.extend({ width: z.literal(limits.amp.logoWidthPx), height: z.literal(limits.amp.logoHeightPx) });

/** Share image of pages without a picture. */
const shareImage = logo.extend({ src: bitmap, width: z.literal(1200), height: z.literal(630) });

/** Podcast cover: podcast directories require a square of at least 1400 px. */
const podcastCover = logo.extend({ src: bitmap, width: z.literal(1400), height: z.literal(1400) });

const touchIcon = logo.extend({ src: bitmap, width: z.literal(180), height: z.literal(180) });

/** Input schema of the logos. */
export const logosInput = z.strictObject({
  masthead: logo,
  /** The wordmark on dark bands. */
  inverse: logo,
  /** Square icon: favicon and web app manifest. */
  mark: logo,
  /** Wordmark of the navigation drawer. */
  compact: logo,
  print: logo.optional(),
  amp: ampLogo,
  share: shareImage,
  touch: touchIcon,
  podcast: podcastCover.optional(),
  notFound: logo.optional(),
});

const height = 50;
const compactHeight = 30;

/**
 * The logos of a publication by the file names that `npm run rebrand` writes. `width` is that of the wordmark at
 * a height of 50 px.
 * @example logos: getLogos('example', 'Example', 240)
 */
export const getLogos = (file: string, alt: string, width: number): z.input<typeof logosInput> => ({
  masthead: { src: `/brand/${file}.svg`, width, height, alt },
  inverse: { src: `/brand/${file}-inverse.svg`, width, height, alt },
  mark: { src: `/brand/${file}-mark.svg`, width: 36, height: 36, alt },
  compact: {
    src: `/brand/${file}.svg`,
    width: Math.round((width * compactHeight) / height),
    height: compactHeight,
    alt,
  },
  print: { src: `/brand/${file}-print.svg`, width, height, alt },
  amp: { src: `/brand/${file}-amp.svg`, width: 461, height, alt },
  share: { src: `/brand/${file}-share.png`, width: 1200, height: 630, alt },
  touch: { src: `/brand/${file}-touch.png`, width: 180, height: 180, alt: '' },
  podcast: { src: `/brand/${file}-podcast.png`, width: 1400, height: 1400, alt: '' },
});
