import type { ContentIssue } from '../files.ts';

/** Collects the issues that one check finds across files. */
export type Report = {
  /** Adds an issue unless the condition holds. */
  require: (file: string, path: string, condition: boolean, message: string) => void;
  /** Adds an issue for every value that occurs more than once. */
  requireUnique: (file: string, field: string, values: readonly string[]) => void;
};

/** Creates a report that adds its issues to `issues`. Files are those of a publication in `folder`. */
export const createReport = (issues: ContentIssue[], folder: string): Report => {
  const require: Report['require'] = (file, path, condition, message) => {
    if (!condition) issues.push({ file: `${folder}/${file}`, path, message });
  };
  return {
    require,
    requireUnique: (file, field, values) => {
      const repeated = values.filter((value, index) => values.indexOf(value) !== index);
      for (const value of new Set(repeated)) require(file, field, false, `"${value}" occurs more than once`);
    },
  };
};

export const pluck = <Entry, Field extends keyof Entry>(entries: readonly Entry[], field: Field): Entry[Field][] =>
  entries.map((entry) => entry[field]);
