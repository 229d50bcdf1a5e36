import type { vars } from './contract.css';
import { lightPalette, toDarkColors, type Colors } from './palettes';

type Tokens = { [Group in keyof typeof vars]: { [Role in keyof (typeof vars)[Group]]: string } };

/** `dark` is for a dark window; the tokens that do not depend on it are the same. */
export type ColorScheme = 'light' | 'dark';

/** The choices of a brand; the publications of the network share the rest. */
export type NewsThemeChoices = {
  /** Colors that differ from the shared palette. `accent`, `accentHover` and `accentTint` are required. */
  color: Partial<Colors> & Pick<Colors, 'accent' | 'accentHover' | 'accentTint' | 'accentOnInverse'>;
  /** Dark colors that differ from those that `toDarkColors` derives from the light ones. */
  dark?: Partial<Colors>;
  /**
   * Font families of `@font-face`, used where `--font-headline`, `--font-headline-italic` and `--font-interface` are
   * not set.
   */
  font: { headline: string; interface: string; headWeight?: string; headTracking?: string; headTrackingXl?: string };
  /** Width and style of the borders above sections and below the logo; their color is `ruleStrong`. */
  border?: { heavy?: string; masthead?: string };
};

/** Width and style of the borders that a brand may choose. */
export const defaultBorders = { heavy: '3px solid', masthead: '1px solid' } as const;

/** Logos are drawn for white paper: on a dark one their lightness is inverted, and their hue stays. */
const logoFilters: Readonly<Record<ColorScheme, string>> = { light: 'none', dark: 'invert(1) hue-rotate(180deg)' };

/** Reading text follows the reader's text size; controls and labels do not. */
const scaled = (size: string): string => `calc(${size} * var(--text-scale, 1))`;

/**
 * Completes a brand's choices to all tokens of a color scheme.
 * @example newsTheme({ color: { accent: '#14524c', … }, font: { … } }, 'dark').color.accent
 */
export const newsTheme = ({ color, dark, font, border }: NewsThemeChoices, scheme: ColorScheme = 'light'): Tokens => {
  const light: Colors = { ...lightPalette, ...color };
  const colors = scheme === 'dark' ? { ...toDarkColors(light), ...dark } : light;
  const { heavy, masthead } = { ...defaultBorders, ...border };
  const hairline = `1px solid ${colors.rule}`;
  const toStrong = (line: string): string => `${line} ${colors.ruleStrong}`;
  return {
    color: colors,
    image: { logoFilter: logoFilters[scheme] },
    font: {
      headline: `var(--font-headline, '${font.headline}'), Georgia, 'Times New Roman', serif`,
      headlineItalic: `var(--font-headline-italic, '${font.headline}'), Georgia, 'Times New Roman', serif`,
      interface: `var(--font-interface, '${font.interface}'), system-ui, -apple-system, 'Segoe UI', Arial, sans-serif`,
      headWeight: font.headWeight ?? '560',
      headTracking: font.headTracking ?? '-0.016em',
      headTrackingXl: font.headTrackingXl ?? '-0.024em',
    },
    text: {
      display: scaled('clamp(2.25rem, 1.43rem + 3.05vw, 3.75rem)'),
      h1: scaled('clamp(2rem, 1.48rem + 2.2vw, 3.25rem)'),
      h2: scaled('clamp(1.625rem, 1.41rem + 0.9vw, 2.125rem)'),
      h3: scaled('clamp(1.375rem, 1.27rem + 0.45vw, 1.625rem)'),
      h4: scaled('clamp(1.1875rem, 1.16rem + 0.12vw, 1.25rem)'),
      h5: scaled('1.0625rem'),
      deck: scaled('clamp(1.125rem, 1.04rem + 0.38vw, 1.3125rem)'),
      body: scaled('clamp(1.125rem, 1.1rem + 0.12vw, 1.1875rem)'),
      summary: scaled('1rem'),
      ui: '0.9375rem',
      uiSmall: '0.875rem',
      meta: '0.8125rem',
      kicker: '0.75rem',
      label: '0.6875rem',
    },
    leading: { display: '1.03', h1: '1.07', h2: '1.14', h3: '1.18', h4: '1.24', deck: '1.42', body: '1.6', ui: '1.4' },
    tracking: { kicker: '0.075em', label: '0.09em' },
    space: {
      1: '4px',
      2: '8px',
      3: '12px',
      4: '16px',
      5: '20px',
      6: '24px',
      7: '32px',
      8: '40px',
      9: '48px',
      10: '64px',
      11: '80px',
      12: '96px',
    },
    grid: {
      max: '1280px',
      gutter: 'clamp(16px, 2.35vw, 24px)',
      margin: 'clamp(16px, 3.1vw, 40px)',
      rail: '300px',
      measure: '42.5rem',
    },
    border: {
      hairline,
      strong: toStrong('1px solid'),
      heavy: toStrong(heavy),
      masthead: toStrong(masthead),
      focus: `3px solid ${colors.focus}`,
    },
    size: {
      radiusControl: '2px',
      touch: '44px',
      header: '88px',
      headerCompact: '56px',
      navbar: '46px',
      icon: '20px',
      drawer: '340px',
    },
    motion: { fast: '120ms', base: '200ms', slow: '320ms', ease: 'cubic-bezier(.2, .6, .2, 1)' },
    layer: { sticky: '10', header: '40', drawer: '60', modal: '80' },
  };
};
