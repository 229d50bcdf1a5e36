import { newsTheme, vars } from '@masthead/design-system/theme';
import { createTheme } from '@vanilla-extract/css';

/** The whole of Plotline's look: ink on white, oxide red, Newsreader. */
export const theme = createTheme(
  vars,
  newsTheme({
    color: { accent: '#8c2c1b', accentHover: '#691d10', accentTint: '#f5e6df', accentOnInverse: '#eda189' },
    font: { headline: 'Newsreader Variable', interface: 'Public Sans Variable' },
  }),
);
