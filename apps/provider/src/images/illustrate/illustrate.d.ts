export type IllustrationOptions = {
  seed: string | number;
  motif: string;
  palette: string;
  variant?: string | undefined;
  width: number;
  height: number;
  /** The name on a cover, as an outline: path data from its top left corner, and its width. */
  wordmark?: { d: string; w: number } | undefined;
  /** A brand's spot ink, `#rrggbb`. */
  accent?: string | undefined;
};
export declare const PALETTES: Readonly<Record<string, Readonly<Record<string, string>>>>;
export declare const MOTIF_NAMES: readonly string[];
export declare const MARKET_NAMES: readonly string[];
/**
 * A picture as a printer gets it: the shapes, and a plate that says where they are stippled. There red and green are how
 * much of the deep and the tone ink, blue how strong it is, each times the amount.
 */
export type Plates = { ground: string; stipple: string; inks: Readonly<Record<'deep' | 'tone', string>> };
/** The same options always give the same plates, SVGs of one size. */
export declare const illustrate: (options: IllustrationOptions) => Plates;
