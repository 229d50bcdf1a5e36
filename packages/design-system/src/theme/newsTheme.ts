import type { vars } from './contract.css';
import { toDarkColors, toLightColors, type Colors } from './palettes';
import { sharedTokens } from './sharedTokens';

type Tokens = { [Group in keyof typeof vars]: { [Role in keyof (typeof vars)[Group]]: string } };

/** `dark` is for a dark window; the tokens that do not depend on it are the same. */
export type ColorScheme = 'light' | 'dark';

/** The choices of a brand; the publications of the network share the rest. */
export type NewsThemeChoices = {
  /** The accent, and colors that differ from those that `toLightColors` derives from it. */
  color: Partial<Colors> & Pick<Colors, 'accent'>;
  /** Dark colors that differ from those that `toDarkColors` derives from the light ones. */
  dark?: Partial<Colors>;
  /**
   * Font families of `@font-face`, used where `--font-headline`, `--font-headline-italic` and `--font-interface` are
   * not set. `headlineFallback` is the kind of system font of headlines, in mails too: `serif` if it is not set.
   */
  font: {
    headline: string;
    interface: string;
    headlineFallback?: keyof typeof headlineFallbacks;
    headWeight?: string;
    headTracking?: string;
    headTrackingXl?: string;
  };
  /** Width and style of the borders above sections and below the logo; their color is `ruleStrong`. */
  border?: { heavy?: string; masthead?: string };
};

/** System fonts of headlines, where the font of the brand is missing. */
export const headlineFallbacks = {
  serif: "Georgia, 'Times New Roman', serif",
  sans: 'Arial, Helvetica, sans-serif',
} as const;

/** Width and style of the borders that a brand may choose. */
export const defaultBorders = { heavy: '3px solid', masthead: '1px solid' } as const;

/** Logos are drawn for white paper: on a dark one their lightness is inverted, and their hue stays. */
const logoFilters: Readonly<Record<ColorScheme, string>> = { light: 'none', dark: 'invert(1) hue-rotate(180deg)' };

/**
 * Completes a brand's choices to all tokens of a color scheme.
 * @example newsTheme({ color: { accent: '#14524c' }, font: { … } }, 'dark').color.accent
 */
export const newsTheme = ({ color, dark, font, border }: NewsThemeChoices, scheme: ColorScheme = 'light'): Tokens => {
  const light: Colors = { ...toLightColors(color.accent), ...color };
  const colors = scheme === 'dark' ? { ...toDarkColors(light), ...dark } : light;
  const { heavy, masthead } = { ...defaultBorders, ...border };
  const headlineFallback = headlineFallbacks[font.headlineFallback ?? 'serif'];
  const hairline = `1px solid ${colors.rule}`;
  const toStrong = (line: string): string => `${line} ${colors.ruleStrong}`;
  return {
    color: colors,
    image: { logoFilter: logoFilters[scheme] },
    font: {
      headline: `var(--font-headline, '${font.headline}'), ${headlineFallback}`,
      headlineItalic: `var(--font-headline-italic, '${font.headline}'), ${headlineFallback}`,
      interface: `var(--font-interface, '${font.interface}'), system-ui, -apple-system, 'Segoe UI', Arial, sans-serif`,
      headWeight: font.headWeight ?? '560',
      headTracking: font.headTracking ?? '-0.016em',
      headTrackingXl: font.headTrackingXl ?? '-0.024em',
    },
    border: {
      hairline,
      strong: toStrong('1px solid'),
      heavy: toStrong(heavy),
      masthead: toStrong(masthead),
      focus: `3px solid ${colors.focus}`,
    },
    ...sharedTokens,
  };
};
