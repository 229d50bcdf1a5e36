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

/** The table row of a finished step of the check. */
export type StepRow = {
  name: string;
  seconds: number;
  ok: boolean;
  counts: Counts;
  /** Turborepo tasks of the step. `cached` counts those whose result came from the cache. */
  tasks?: { total: number; cached: number };
};

const countTests = ({ passed, failed, skipped }: Counts): number => passed + failed + skipped;

const formatResult = ({ ok, counts, tasks }: StepRow): string => {
  const details = [
    ...(countTests(counts) > 0 ? [`tests: ${formatCounts(counts)}`] : []),
    ...(tasks && tasks.cached > 0 ? [`${tasks.cached} of ${tasks.total} from the cache`] : []),
  ];
  return `${ok ? 'ok' : 'FAILED'}${details.length > 0 ? ` (${details.join('; ')})` : ''}`;
};

/** Formats table rows as lines with aligned columns. */
export const formatColumns = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = rows.reduce<number[]>(
    (widths, row) => row.map((cell, index) => Math.max(widths[index] ?? 0, cell.length)),
    [],
  );
  return rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('   ')
      .trimEnd(),
  );
};

/** The table at the end of a check. Steps run in parallel, so the total is less than the sum. */
export const formatSteps = (rows: readonly StepRow[], totalSeconds: number): readonly string[] =>
  formatColumns([
    ['step', 'seconds', 'result'],
    ...rows.map((row) => [row.name, row.seconds.toFixed(1), formatResult(row)]),
    ['total', totalSeconds.toFixed(1), ''],
  ]);
