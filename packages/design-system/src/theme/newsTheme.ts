import type { vars } from './contract.css';

type Tokens = { [Group in keyof typeof vars]: { [Role in keyof (typeof vars)[Group]]: string } };
type Colors = Tokens['color'];

/** The choices of a brand; the publications of the network share the rest. */
export type NewsThemeChoices = {
  /** Colors that differ from the shared palette. `accent`, `accentHover` and `accentTint` are required. */
  color: Partial<Colors> & Pick<Colors, 'accent' | 'accentHover' | 'accentTint' | 'accentOnInverse'>;
  /**
   * Font families of `@font-face`, used where `--font-headline`, `--font-headline-italic` and `--font-interface` are
   * not set.
   */
  font: { headline: string; interface: string; headWeight?: string; headTracking?: string; headTrackingXl?: string };
  /** `heavy` is above sections, `masthead` below the logo. */
  border?: { heavy?: string; masthead?: string };
};

const palette = {
  paper: '#ffffff',
  tint: '#f7f2ea',
  tint2: '#ece4d6',
  ink: '#17130e',
  ink2: '#4b443b',
  ink3: '#6a6156',
  rule: '#d8cfc1',
  rule2: '#a89e90',
  ruleStrong: '#17130e',
  onAccent: '#ffffff',
  inverse: '#17130e',
  onInverse: '#f7f2ea',
  onInverse2: '#c3b9aa',
  inverseRule: '#453d33',
  focus: '#0b5cab',
  focusOnInverse: '#ffd58a',
  success: '#1f6043',
  danger: '#a3190b',
  warningTint: '#fbf0d2',
  ad: '#f6f4f0',
  adInk: '#6a6156',
  scrim: 'rgb(23 19 14 / .56)',
};

/**
 * Completes a brand's choices to all tokens.
 * @example createTheme(vars, newsTheme({ color: { accent: '#14524c', … }, font: { … } }))
 */
export const newsTheme = ({ color, font, border = {} }: NewsThemeChoices): Tokens => {
  const colors: Colors = { ...palette, ...color };
  const hairline = `1px solid ${colors.rule}`;
  const strong = `1px solid ${colors.ruleStrong}`;
  return {
    color: colors,
    font: {
      headline: `var(--font-headline, '${font.headline}'), Georgia, 'Times New Roman', serif`,
      headlineItalic: `var(--font-headline-italic, '${font.headline}'), Georgia, 'Times New Roman', serif`,
      interface: `var(--font-interface, '${font.interface}'), system-ui, -apple-system, 'Segoe UI', Arial, sans-serif`,
      headWeight: font.headWeight ?? '560',
      headTracking: font.headTracking ?? '-0.016em',
      headTrackingXl: font.headTrackingXl ?? '-0.024em',
    },
    text: {
      display: 'clamp(2.25rem, 1.43rem + 3.05vw, 3.75rem)',
      h1: 'clamp(2rem, 1.48rem + 2.2vw, 3.25rem)',
      h2: 'clamp(1.625rem, 1.41rem + 0.9vw, 2.125rem)',
      h3: 'clamp(1.375rem, 1.27rem + 0.45vw, 1.625rem)',
      h4: 'clamp(1.1875rem, 1.16rem + 0.12vw, 1.25rem)',
      h5: '1.0625rem',
      deck: 'clamp(1.125rem, 1.04rem + 0.38vw, 1.3125rem)',
      body: 'clamp(1.125rem, 1.1rem + 0.12vw, 1.1875rem)',
      summary: '1rem',
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
      strong,
      heavy: border.heavy ?? `3px solid ${colors.ruleStrong}`,
      masthead: border.masthead ?? strong,
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
