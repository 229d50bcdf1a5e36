import type { NewsThemeChoices } from '../src/theme/newsTheme';
import { toMinimalChoices } from './themeChoices';

const quote = (value: string) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;

const toLines = (group: string, values: object) => [
  `  ${group}: {`,
  ...Object.entries(values).map(([role, value]) => `    ${role}: ${quote(String(value))},`),
  '  },',
];

/** The text of `theme.css.ts` for the choices of a brand. */
export const writeThemeFile = (brand: string, choices: NewsThemeChoices): string => {
  // The name is in a comment, which it must not end.
  const name = brand.replaceAll(/[*/\n\r]/g, ' ');
  return [
    "import { brandTheme, type NewsThemeChoices } from '@masthead/design-system/theme';",
    '',
    `/** Theme choices of ${name}. Style sheets and AMP pages use them. */`,
    'export const themeChoices: NewsThemeChoices = {',
    ...Object.entries(toMinimalChoices(choices)).flatMap(([group, values]) => toLines(group, values)),
    '};',
    '',
    `/** The theme of ${name}: all design tokens, light and dark. */`,
    'export const theme = brandTheme(themeChoices);',
    '',
  ].join('\n');
};
