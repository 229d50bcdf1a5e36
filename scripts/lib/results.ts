import { existsSync, readFileSync } from 'node:fs';

/** How many tests ran, and how they ended. */
export type Counts = { passed: number; failed: number; skipped: number };

export const none: Counts = { passed: 0, failed: 0, skipped: 0 };

/** The sum of two counts. */
export const add = (a: Counts, b: Counts): Counts => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped });

type Report = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number };

/** The counts of a vitest JSON report. A run that left no report has run no test. */
export const readReport = (file: string): Counts => {
  if (!existsSync(file)) return none;
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests + report.numTodoTests };
};

/** The closing line. */
export const closingLine = ({ passed, failed, skipped }: Counts): string => `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
