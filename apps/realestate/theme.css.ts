import { newsTheme, vars, type NewsThemeChoices } from '@masthead/design-system/theme';
import { createTheme } from '@vanilla-extract/css';

/** What Plotline looks like: ink on white, oxide red, Newsreader. Style sheets and AMP pages are made from it. */
export const themeChoices: NewsThemeChoices = {
  color: { accent: '#8c2c1b', accentHover: '#691d10', accentTint: '#f5e6df', accentOnInverse: '#eda189' },
  font: { headline: 'Newsreader Variable', interface: 'Public Sans Variable' },
};

/** The whole of Plotline's look. */
export const theme = createTheme(vars, newsTheme(themeChoices));
