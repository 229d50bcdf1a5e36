import { createThemeContract } from '@vanilla-extract/css';
import { sharedTokens } from './sharedTokens';

/** The tokens that a brand assigns, as custom properties. */
export const brandVars = createThemeContract({
  color: {
    paper: null,
    tint: null,
    tint2: null,
    ink: null,
    ink2: null,
    ink3: null,
    rule: null,
    rule2: null,
    ruleStrong: null,
    accent: null,
    accentHover: null,
    accentTint: null,
    onAccent: null,
    inverse: null,
    onInverse: null,
    onInverse2: null,
    inverseRule: null,
    accentOnInverse: null,
    focus: null,
    focusOnInverse: null,
    success: null,
    danger: null,
    warningTint: null,
    ad: null,
    adInk: null,
    scrim: null,
  },
  image: { logoFilter: null },
  // `headlineItalic` is a separate file, so that pages without italics never load it.
  font: {
    headline: null,
    headlineItalic: null,
    interface: null,
    headWeight: null,
    headTracking: null,
    headTrackingXl: null,
  },
  border: { hairline: null, strong: null, heavy: null, masthead: null, focus: null },
});

/** All tokens. Components import no other theme file, so a brand changes by token and never by component. */
export const vars = { ...brandVars, ...sharedTokens };
