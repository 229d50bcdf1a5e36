import type { ColorScheme } from '../src/theme/newsTheme';

/** What the playground shows: JSX, widths in pixels, keys of brands and color schemes. */
export type PlaygroundState = {
  code: string;
  widths: readonly number[];
  brands: readonly string[];
  schemes: readonly ColorScheme[];
};

/** Widths that can be chosen, in pixels. */
export const playgroundWidths = [320, 390, 768, 1440] as const;

/** Color schemes that can be chosen. */
export const playgroundSchemes = ['light', 'dark'] as const satisfies readonly ColorScheme[];

const maxCharacters = 8000;

/** The state as the fragment of an address. */
export const toFragment = ({ code, widths, brands, schemes }: PlaygroundState): string =>
  `#${new URLSearchParams({ code, widths: widths.join(','), brands: brands.join(','), schemes: schemes.join(',') }).toString()}`;

/** Reads the state of an address. Unknown choices, and code over 8,000 characters, are replaced by the default. */
export const parseFragment = (
  fragment: string,
  initial: PlaygroundState,
  allBrands: readonly string[] = initial.brands,
): PlaygroundState => {
  const params = new URLSearchParams(fragment.replace(/^#/, ''));
  const code = params.get('code') ?? '';
  const listed = (name: string) => params.get(name)?.split(',') ?? [];
  const widths = playgroundWidths.filter((width) => listed('widths').includes(String(width)));
  const brands = allBrands.filter((brand) => listed('brands').includes(brand));
  const schemes = playgroundSchemes.filter((scheme) => listed('schemes').includes(scheme));
  return {
    code: code && code.length <= maxCharacters ? code : initial.code,
    widths: widths.length > 0 ? widths : initial.widths,
    brands: brands.length > 0 ? brands : initial.brands,
    schemes: schemes.length > 0 ? schemes : initial.schemes,
  };
};
