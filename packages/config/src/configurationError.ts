import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const formatPath = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, step) =>
      typeof step === 'number' ? `${text}[${step}]` : text === '' ? String(step) : `${text}.${String(step)}`,
    '',
  ) || '(root)';

/** Replaces the issue of a union by those of its closest alternative: the one with the fewest. */
const flattenUnion = (issue: Issue): Issue[] => {
  if (issue.code !== 'invalid_union') return [issue];
  const nearest = issue.errors.toSorted((a, b) => a.length - b.length)[0] ?? [];
  return nearest.length === 0
    ? [issue]
    : nearest.flatMap((inner) => flattenUnion({ ...inner, path: [...issue.path, ...inner.path] }));
};

/** One line per issue: its path and message. */
export const formatIssues = (issues: readonly Issue[]): string[] =>
  issues.flatMap(flattenUnion).map(({ path, message }) => `  ${formatPath(path)}: ${message}`);

/** Thrown at start-up for invalid configuration. Lists every issue. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  readonly issues: readonly string[];

  constructor(heading: string, issues: readonly string[], options?: ErrorOptions) {
    super(`${heading}\n${issues.join('\n')}`, options);
    this.issues = issues;
  }
}
