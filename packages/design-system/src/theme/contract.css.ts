import { createThemeContract } from '@vanilla-extract/css';

/**
 * The roles a brand fills. Components import this file and no other theme file,
 * so a brand changes by role and never by component.
 */
export const vars = createThemeContract({
  color: {
    paper: null, tint: null, tint2: null,
    ink: null, ink2: null, ink3: null,
    rule: null, rule2: null, ruleStrong: null,
    accent: null, accentHover: null, accentTint: null, onAccent: null,
    inverse: null, onInverse: null, onInverse2: null, inverseRule: null, accentOnInverse: null,
    focus: null, focusOnInverse: null,
    success: null, danger: null, warningTint: null,
    ad: null, adInk: null, scrim: null,
  },
  // `headlineItalic` is a file of its own, so that pages without italics never fetch it.
  font: { headline: null, headlineItalic: null, interface: null, headWeight: null, headTracking: null, headTrackingXl: null },
  text: {
    display: null, h1: null, h2: null, h3: null, h4: null, h5: null, deck: null, body: null,
    summary: null, ui: null, uiS: null, meta: null, kicker: null, label: null,
  },
  leading: { display: null, h1: null, h2: null, h3: null, h4: null, deck: null, body: null, ui: null },
  tracking: { kicker: null, label: null },
  space: { 1: null, 2: null, 3: null, 4: null, 5: null, 6: null, 7: null, 8: null, 9: null, 10: null, 11: null, 12: null },
  grid: { max: null, gutter: null, margin: null, rail: null, measure: null },
  border: { hair: null, strong: null, heavy: null, masthead: null, focus: null },
  size: { radiusControl: null, touch: null, header: null, headerCompact: null, navbar: null, icon: null, drawer: null },
  motion: { fast: null, base: null, slow: null, ease: null },
  layer: { sticky: null, header: null, drawer: null, modal: null },
});
