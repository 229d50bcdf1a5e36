import type { Check, LintIssue } from './lintIssue.ts';
import { isSource, isTest, withoutComments } from './source.ts';

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
