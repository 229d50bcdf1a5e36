import { brandTheme, type NewsThemeChoices } from '@masthead/design-system/theme';

const ink = '#0f1619';

/** Theme choices of the template: ink on white, green, Source Serif 4, double rules. Style sheets and AMP pages use them. */
export const themeChoices: NewsThemeChoices = {
  color: {
    tint: '#f0f3f2',
    tint2: '#dfe6e4',
    ink,
    ink2: '#3e4a4e',
    ink3: '#58666a',
    rule: '#cbd4d3',
    rule2: '#95a2a3',
    ruleStrong: ink,
    accent: '#14524c',
    accentHover: '#0b3a36',
    accentTint: '#e0ecea',
    inverse: '#0f1f22',
    onInverse: '#f0f3f2',
    onInverse2: '#b4c1c1',
    inverseRule: '#35474b',
    accentOnInverse: '#8fd0c2',
    ad: '#f3f5f5',
    adInk: '#58666a',
    scrim: 'rgb(15 31 34 / .56)',
  },
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
