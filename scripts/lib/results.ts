import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Counts = { passed: number; failed: number; skipped: number };

/** Counts of a step without tests. */
export const noTests: Counts = { passed: 0, failed: 0, skipped: 0 };

export const addCounts = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

type Test = { fullName: string; status: string; failureMessages: readonly string[] };
type File = { name: string; status: string; message: string; assertionResults: readonly Test[] };
type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: readonly File[];
};

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';
const listFailures = ({ name: file, status, message, assertionResults }: File): readonly string[] => {
  const name = path.relative(process.cwd(), file);
  const failed = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages: [why = ''] }) => `${name}: ${fullName}: ${firstLine(why)}`);
  return failed.length === 0 && status === 'failed' ? [`${name}: ${firstLine(message)}`] : failed;
};

/** Reads a vitest JSON report: the counts, and a line for each failed test. A missing report counts no tests. */
export const readReport = (file: string): { counts: Counts; failures: readonly string[] } => {
  if (!existsSync(file)) return { counts: noTests, failures: [] };
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  return {
    counts: {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    failures: report.testResults.flatMap(listFailures),
  };
};

/** Formats the last line of a check. */
export const formatCounts = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
