import type { Check, LintIssue } from './lintIssue.ts';
import { parseImports, sourceFiles } from './source.ts';

const forBrandThemes = ['@masthead/design-system/theme', '@vanilla-extract/css'];
/**
 * What components may import from the theme: the roles, the breakpoints and the reader's text size, but no values of a
 * brand.
 */
const forComponents = /\/theme\/(contract\.css|media|scaled)$/;

const brandThemes: Check = (tree) =>
  sourceFiles(tree).flatMap(([path, text]): LintIssue[] =>
    /^apps\/[^/]+\/theme\.css\.ts$/.test(path)
      ? parseImports(text)
          .filter(({ specifier }) => !forBrandThemes.includes(specifier))
          .map(({ specifier, line }) => ({
            path,
            line,
            message: `a brand's theme imports "${specifier}"`,
            fix: `fill the contract with ${forBrandThemes.join(' and ')} alone`,
          }))
      : [],
  );

const components: Check = (tree) =>
  sourceFiles(tree).flatMap(([path, text]): LintIssue[] =>
    /^packages\/design-system\/src\/[A-Z]/.test(path)
      ? parseImports(text)
          .filter(({ specifier }) => /(^|\/)theme(\/|$)/.test(specifier) && !forComponents.test(specifier))
          .map(({ specifier, line }) => ({
            path,
            line,
            message: `a component imports "${specifier}"`,
            fix: 'import vars from ../theme/contract.css, media from ../theme/media, and scaled from ../theme/scaled',
          }))
      : [],
  );

/** Components and brands share the theme contract only. */
export const themeImports: Check = (tree) => [...brandThemes(tree), ...components(tree)];
