import { readFileSync } from 'node:fs';
import type { Answers } from './choice.ts';
import { headlineFaces } from './faces.ts';

/** A theme file, the answers that follow from it, and why it cannot be used. */
export type ExportedTheme = { text?: string; answers: Answers; issues: readonly string[] };

/** Reads the answers that a `theme.css.ts` from the theme editor contains: the accent and the headline face. */
export const parseExportedTheme = (text: string): ExportedTheme => {
  const [, accent] = /^ {4}accent: '(#[0-9a-f]{6})'/m.exec(text) ?? [];
  const [, family] = /^ {4}headline: '([^']+)'/m.exec(text) ?? [];
  if (!accent || !family || !text.includes('export const themeChoices') || !text.includes('export const theme '))
    return { answers: {}, issues: ['--theme is no theme file: export one in the theme editor of Storybook'] };
  const [headline] = [...headlineFaces].find(([, face]) => face.family === family) ?? [];
  const families = [...headlineFaces.values()].map((face) => `'${face.family}'`).join(' or ');
  return headline
    ? { text, answers: { accent, headline }, issues: [] }
    : {
        answers: {},
        issues: [`--theme has the headline face '${family}', whose files a new publication lacks: write ${families}`],
      };
};

export const readExportedTheme = (file: string | undefined): ExportedTheme => {
  if (file === undefined) return { answers: {}, issues: [] };
  try {
    return parseExportedTheme(readFileSync(file, 'utf8'));
  } catch (error) {
    return {
      answers: {},
      issues: [`--theme cannot be read: ${error instanceof Error ? error.message : String(error)}`],
    };
  }
};

/** The theme file of the new publication: the exported one, with the name of the publication in its comments. */
export const renameTheme = (text: string, name: string): string =>
  text.replaceAll(/(\/\*\* (?:Theme choices|The theme) of )[^.:\n]+/g, (_, start: string) => `${start}${name}`);
