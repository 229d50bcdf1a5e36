import { assignVars, createTheme, globalStyle } from '@vanilla-extract/css';
import { brandVars } from './contract.css';
import { newsTheme, type NewsThemeChoices } from './newsTheme';

/** The media query of a dark window. Printed pages are light. */
const darkWindow = 'screen and (prefers-color-scheme: dark)';

/**
 * Writes the theme of a brand and returns its class, for `<html>`. Call it in a `.css.ts` file. The reader's choice is
 * the attribute `data-theme` beside the class: `light`, `dark`, or none for the choice of the system (decision 59).
 * @example export const theme = brandTheme({ color: { accent: '#14524c' }, font: { … } });
 */
export const brandTheme = (choices: NewsThemeChoices): string => {
  const { color, image, font, border } = newsTheme(choices);
  const theme = createTheme(brandVars, { color, image, font, border });
  const { font: _, ...darkVars } = brandVars;
  const inDark = newsTheme(choices, 'dark');
  const darkTokens = { color: inDark.color, image: inDark.image, border: inDark.border };
  const dark = { colorScheme: 'dark', vars: assignVars(darkVars, darkTokens) };
  globalStyle(`.${theme}[data-theme="dark"]`, { '@media': { screen: dark } });
  globalStyle(`.${theme}:not([data-theme="light"])`, { '@media': { [darkWindow]: dark } });
  return theme;
};
