import { appTrees } from './appTrees.ts';
import { brandNames } from './brandNames.ts';
import type { Check, LintIssue } from './lintIssue.ts';
import { references } from './references.ts';
import { sourceFiles, matches, isSource, isTest, withoutComments } from './source.ts';

const documents = /^packages\/graphql-ops\/src\/.*\.graphql$/;
const readers = /^packages\/(site|auth|tracking|graphql-ops)\/src\//;

/** Shown whole by /devtools/fetch, which is where an engineer looks up whom the content service takes a visitor for. */
const wholeTypes = new Set(['packages/graphql-ops/src/operations/user.graphql']);

/** Fields of a document with their lines: no operations, variables, arguments, directives or fragments. */
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

const example = '.env.example';

/** Set by the runtime or by one script for another, never by people. */
const internal = new Set([
  'NODE_ENV',
  'STARTED_AT',
  'DESK_PHASE',
  'NEXT_RUNTIME',
  'NEXT_PHASE',
  'CI',
  'PATH',
  'HOME',
  'LD_LIBRARY_PATH',
]);

const declared = /^\s*(?:readonly )?([A-Z][A-Z0-9_]*)\??:/gm;
const read = /process\.env\.([A-Z][A-Z0-9_]*)|process\.env\[['"]([A-Z][A-Z0-9_]*)['"]\]/g;

/** Variables that an env.ts declares or reads, with their lines. */
export const parseVariables = (text: string): { name: string; line: number }[] =>
  [declared, read]
    .flatMap((pattern) =>
      matches(withoutComments(text), pattern).map(({ match, line }) => ({ name: match[1] ?? match[2] ?? '', line })),
    )
    .filter(({ name }) => !internal.has(name));

/** Variables of the example, set or commented out. */
const documented = (text: string): { name: string; line: number }[] =>
  matches(text, /^#? ?([A-Z][A-Z0-9_]*)=/gm).map(({ match, line }) => ({ name: match[1] ?? '', line }));

/** .env.example is the one page that explains every variable. */
export const envExample: Check = (tree) => {
  const sources = sourceFiles(tree).filter(([path]) => /(^|\/)env\.ts$/.test(path));
  const declared = sources.flatMap(([path, text]) => parseVariables(text).map((variable) => ({ path, ...variable })));
  const explained = documented(tree.get(example) ?? '');
  const missing = declared.filter(
    ({ name }, index) =>
      declared.findIndex((other) => other.name === name) === index && !explained.some((other) => other.name === name),
  );
  return [
    ...missing.map(({ path, line, name }): LintIssue => ({
      path,
      line,
      message: `${name} is not explained in ${example}`,
      fix: 'add it there with its meaning and default',
    })),
    ...explained
      .filter(({ name }) => !declared.some((other) => other.name === name))
      .map(({ name, line }): LintIssue => ({
        path: example,
        line,
        message: `no env.ts knows ${name}`,
        fix: 'remove it or read it',
      })),
  ];
};

const page = 'docs/security/asvs.md';
const provider = /^apps\/provider\/src\//;

/** Code that a security reviewer looks for first. */
const sensitiveCode = [
  { pattern: /from 'node:child_process'/, message: 'starts a process' },
  { pattern: /import \{[^}]*\brequest\b[^}]*\} from 'node:https?'/, message: 'opens a connection' },
  { pattern: /\bsql\.raw\(/, message: 'writes SQL without parameters' },
] as const;

/** The ASVS statement names every file of the provider that starts a process, opens a connection or writes raw SQL. */
export const securityEvidence: Check = (tree) => {
  const text = tree.get(page) ?? '';
  return [...tree].flatMap(([path, code]): LintIssue[] => {
    if (!provider.test(path) || !isSource(path) || isTest(path) || text.includes(`\`${path}\``)) return [];
    const source = withoutComments(code);
    return sensitiveCode
      .filter(({ pattern }) => pattern.test(source))
      .map(({ message }) => ({ path, message, fix: `say in ${page} why this is safe, and name the file there` }));
  });
};

const paths = ['pnpm-lock.yaml', 'apps/desk/pnpm-lock.yaml'];

/** A lockfile must serve behind any mirror of the registry, so it names none. */
export const lockfile: Check = (tree) =>
  paths.flatMap((path) =>
    matches(tree.get(path) ?? '', /\b(?:git\+)?(?:https?|ssh):\/\/[^\s'"}]+/g).map(({ match, line }) => ({
      path,
      line,
      message: `names the host ${match[0]}`,
      fix: 'install again with the default lockfile settings, from a registry package',
    })),
  );

const namedByNext = /^apps\/[^/]+\/app\/(.+\/)?(error|global-error)\.tsx$/;
const directive = /^(\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*\n)*(['"])use client\2/;

/** Browser code shows in the name: only `.client` files have 'use client'. */
export const clientFiles: Check = (tree) =>
  sourceFiles(tree).flatMap(([path, text]) => {
    const named = /\.client\.tsx?$/.test(path);
    const marked = directive.test(text);
    if (named === marked || namedByNext.test(path)) return [];
    return [
      named
        ? {
            path,
            line: 1,
            message: "a .client file without 'use client'",
            fix: "begin it with 'use client', or take .client out of its name",
          }
        : {
            path,
            line: 1,
            message: "'use client' in a file whose name does not say so",
            fix: 'put .client before its extension',
          },
    ];
  });

/** Checks that oxlint does not have: of files, folders, packages and documents. The keys are printed above the issues. */
export const checks = {
  'the lockfile contains no host name': lockfile,
  'all brands have the route files of the template': appTrees,
  'shared code contains no brand name': brandNames,
  "'use client' is in .client files only": clientFiles,
  'links in documents, cited sections and decisions resolve': references,
  'the ASVS statement names processes, connections and raw SQL': securityEvidence,
  'environment variables are documented in .env.example': envExample,
  'requested GraphQL fields are used': queryFields,
} satisfies Record<string, Check>;
