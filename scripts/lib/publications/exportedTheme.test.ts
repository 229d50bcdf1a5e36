import { expect, test } from 'vitest';
import { parseExportedTheme, renameTheme } from './exportedTheme.ts';

const exported = `import { brandTheme, type NewsThemeChoices } from '@masthead/design-system/theme';

/** Theme choices of Harbor Wire. Style sheets and AMP pages use them. */
export const themeChoices: NewsThemeChoices = {
  color: {
    accent: '#1d4e79',
  },
  font: {
    headline: 'Newsreader Variable',
    interface: 'Public Sans Variable',
  },
};

/** The theme of Harbor Wire: all design tokens, light and dark. */
export const theme = brandTheme(themeChoices);
`;

test('takes accent and headline face from an exported theme', () => {
  expect(parseExportedTheme(exported)).toEqual({
    text: exported,
    answers: { accent: '#1d4e79', headline: 'newsreader' },
    issues: [],
  });
});

test('rejects a file that is no theme, and a face without files', () => {
  expect(parseExportedTheme('{}').issues).toEqual([
    '--theme is no theme file: export one in the theme editor of Storybook',
  ]);
  expect(parseExportedTheme(exported.replace('Newsreader Variable', 'Comic Sans')).issues).toEqual([
    "--theme has the headline face 'Comic Sans', whose files a new publication lacks: write 'Source Serif 4 Variable' or 'Newsreader Variable'",
  ]);
});

test('names the new publication in the comments of its theme', () => {
  expect(renameTheme(exported, 'Harbor Wire')).toContain('/** Theme choices of Harbor Wire. Style sheets');
  expect(renameTheme(exported, 'Harbor Wire')).toContain('/** The theme of Harbor Wire: all design tokens');
});
