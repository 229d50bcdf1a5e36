import { brandTheme, type NewsThemeChoices } from '@masthead/design-system/theme';

/** Theme choices of Plotline: ink on white, oxide red, Newsreader. Style sheets and AMP pages use them. */
export const themeChoices: NewsThemeChoices = {
  color: { accent: '#8c2c1b', accentHover: '#691d10', accentTint: '#f5e6df', accentOnInverse: '#eda189' },
  font: { headline: 'Newsreader Variable', interface: 'Public Sans Variable' },
};

/** The theme of Plotline: all design tokens, light and dark. */
export const theme = brandTheme(themeChoices);
