export type IllustrationOptions = {
  seed: string | number;
  motif: string;
  palette: string;
  variant?: string | undefined;
  width: number;
  height: number;
  /** The title on a cover as an outline: path data from its top left corner, and its width. */
  wordmark?: { d: string; w: number } | undefined;
  /** A brand's spot ink, `#rrggbb`. */
  accent?: string | undefined;
};
export declare const PALETTES: Readonly<Record<string, Readonly<Record<string, string>>>>;
export declare const MOTIF_NAMES: readonly string[];
export declare const MARKET_NAMES: readonly string[];
/**
 * The plates of a picture: the shapes, and the tones to stipple. In the tone plate red and green are the amounts of
 * deep and tone ink, and blue is the strength.
 */
export type Plates = { ground: string; stipple: string; inks: Readonly<Record<'deep' | 'tone', string>> };
/** Returns the plates as SVGs of one size, always the same for the same options. */
export declare const illustrate: (options: IllustrationOptions) => Plates;
