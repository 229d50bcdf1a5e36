import type { Check, LintIssue } from './lintIssue.ts';
import { isSource, isTest, matches, withoutComments } from './source.ts';

const documents = /^packages\/graphql-ops\/src\/.*\.graphql$/;
const readers = /^packages\/(site|auth|tracking|graphql-ops)\/src\//;

/** Shown whole by /devtools/fetch, which is where an engineer looks up whom the content service takes a visitor for. */
const wholeTypes = new Set(['packages/graphql-ops/src/visitor/getUser.graphql']);

/**
 * Fields of a document with their lines: no operations, variables, arguments, directives or fragments, and not the
 * question itself.
 */
const parseFields = (text: string): { name: string; line: number }[] => {
  const blank = (part: string): string => part.replace(/[^\n]/g, ' ');
  const selections = text
    .replace(/#.*/g, blank)
    .replace(/\b(?:query|fragment)\b[^{]*/g, blank)
    .replace(/\([^)]*\)/g, blank)
    .replace(/(?:\.\.\.|@)\w+/g, blank);
  return matches(selections, /\b[a-zA-Z]\w*\b/g)
    .map(({ match, line }) => ({ name: match[0], line }))
    .filter(({ name }) => !/^get[A-Z]/.test(name));
};

/** Reports requested fields that no code reads: each costs time of the content service, bandwidth and cache memory. */
export const queryFields: Check = (tree) => {
  const usedNames = new Set(
    [...tree].flatMap(([path, text]) =>
      readers.test(path) && isSource(path) && !isTest(path)
        ? (withoutComments(text).match(/\b[a-zA-Z]\w*\b/g) ?? [])
        : [],
    ),
  );
  return [...tree].flatMap(([path, text]) =>
    documents.test(path) && !wholeTypes.has(path)
      ? parseFields(text)
          .filter(({ name }) => !usedNames.has(name))
          .map(({ name, line }): LintIssue => ({
            path,
            line,
            message: `requests ${name}, which no code reads`,
            fix: 'use it, or remove it from the query',
          }))
      : [],
  );
};
