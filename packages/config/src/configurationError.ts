import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const formatPath = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, step) =>
      typeof step === 'number' ? `${text}[${step}]` : text === '' ? String(step) : `${text}.${String(step)}`,
    '',
  ) || '(the whole)';

/** A faulty union says only "invalid": what helps is what the nearest alternative, the one with the fewest faults, says. */
const flattenUnion = (issue: Issue): Issue[] => {
  if (issue.code !== 'invalid_union') return [issue];
  const nearest = issue.errors.toSorted((a, b) => a.length - b.length)[0] ?? [];
  return nearest.length === 0
    ? [issue]
    : nearest.flatMap((inner) => flattenUnion({ ...inner, path: [...issue.path, ...inner.path] }));
};

/** One line a fault: where it is and what to do. */
export const formatIssues = (issues: readonly Issue[]): string[] =>
  issues.flatMap(flattenUnion).map(({ path, message }) => `  ${formatPath(path)}: ${message}`);

/** Thrown at start-up when configuration cannot be used. It lists every fault. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  readonly issues: readonly string[];

  constructor(heading: string, faults: readonly string[], options?: ErrorOptions) {
    super(`${heading}\n${faults.join('\n')}`, options);
    this.issues = faults;
  }
}
