import { findTextLanguage } from '@masthead/texts/language-names';
import { textAreas } from '@masthead/texts/languages';
import path from 'node:path';

/** Aliases that replace the English texts (decision 70): a build has one language. */
export const getTextAliases = (tag: string): Record<string, string> => {
  const language = findTextLanguage(tag) ?? 'en';
  // Turbopack accepts paths relative to the app, and resolves packages from the app, which does not depend on the
  // texts.
  const folder = path.relative(process.cwd(), path.join(import.meta.dirname, '../../../texts/src'));
  return language === 'en'
    ? {}
    : Object.fromEntries(
        textAreas.map((area) => [`@masthead/texts/${area}`, `./${path.join(folder, language, `${area}.ts`)}`]),
      );
};
