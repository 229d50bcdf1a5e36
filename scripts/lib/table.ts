import { formatCounts, type Counts } from './results.ts';

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
