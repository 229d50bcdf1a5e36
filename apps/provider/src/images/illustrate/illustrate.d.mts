export type IllustrationOptions = {
  seed: string | number;
  motif: string;
  palette: string;
  variant?: string | undefined;
  width: number;
  height: number;
  wordmark?: { d: string; w: number } | undefined;
  accent?: string | undefined;
};
export declare const PALETTES: Readonly<Record<string, Readonly<Record<string, string>>>>;
export declare const MOTIF_NAMES: readonly string[];
export declare const MARKET_NAMES: readonly string[];
export declare const illustrate: (options: IllustrationOptions) => string;
