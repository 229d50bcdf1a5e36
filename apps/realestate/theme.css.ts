import { brandTheme, type NewsThemeChoices } from '@masthead/design-system/theme';

/** Theme choices of Plotline: ink on warm tints, oxide red, Newsreader. Style sheets and AMP pages use them. */
export const themeChoices: NewsThemeChoices = {
  color: {
    tint: '#f7f2ea',
    tint2: '#ece4d6',
    ink: '#17130e',
    ink2: '#4b443b',
    ink3: '#6a6156',
    rule: '#d8cfc1',
    rule2: '#a89e90',
    ruleStrong: '#17130e',
    accent: '#8c2c1b',
    accentHover: '#691d10',
    accentTint: '#f5e6df',
    accentOnInverse: '#eda189',
    inverse: '#17130e',
    onInverse: '#f7f2ea',
    onInverse2: '#c3b9aa',
    inverseRule: '#453d33',
    ad: '#f6f4f0',
    adInk: '#6a6156',
    scrim: 'rgb(23 19 14 / .56)',
  },
  font: { headline: 'Newsreader Variable', interface: 'Public Sans Variable' },
};

/** The theme of Plotline: all design tokens, light and dark. */
export const theme = brandTheme(themeChoices);
