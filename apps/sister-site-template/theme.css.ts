import { brandTheme, type NewsThemeChoices } from '@masthead/design-system/theme';

/** Theme choices of the template: green, Source Serif 4, double rules. Style sheets and AMP pages use them. */
export const themeChoices: NewsThemeChoices = {
  color: { accent: '#14524c' },
  font: {
    headline: 'Source Serif 4 Variable',
    interface: 'Public Sans Variable',
    headWeight: '640',
    headTracking: '-0.018em',
    headTrackingXl: '-0.028em',
  },
  border: { heavy: '5px double', masthead: '4px double' },
};

/** The theme of the template: all design tokens, light and dark. */
export const theme = brandTheme(themeChoices);
