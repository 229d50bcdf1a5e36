import { closingLine, type Counts } from './results.ts';

/** A finished step of the check. `tasks` counts its tasks in packages, and those whose result came from the cache. */
export type Row = {
  name: string;
  seconds: number;
  ok: boolean;
  counts: Counts;
  tasks?: { total: number; cached: number };
};

const ran = ({ passed, failed, skipped }: Counts): number => passed + failed + skipped;

const formatResult = ({ ok, counts, tasks }: Row): string => {
  const details = [
    ...(ran(counts) > 0 ? [`tests: ${closingLine(counts)}`] : []),
    ...(tasks && tasks.cached > 0 ? [`${tasks.cached} of ${tasks.total} from the cache`] : []),
  ];
  return `${ok ? 'ok' : 'FAILED'}${details.length > 0 ? ` (${details.join('; ')})` : ''}`;
};

/** Formats rows as lines with aligned columns. */
export const columns = (rows: readonly (readonly string[])[]): readonly string[] => {
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

/** Formats the table at the end of a check. Steps of one round overlap, so the total is less than their sum. */
export const reportLines = (rows: readonly Row[], totalSeconds: number): readonly string[] =>
  columns([
    ['step', 'seconds', 'result'],
    ...rows.map((row) => [row.name, row.seconds.toFixed(1), formatResult(row)]),
    ['total', totalSeconds.toFixed(1), ''],
  ]);
